import { once } from 'node:events';
import { WebSocket } from 'ws';

/** An event of a protocol with its parameters. */
export type ProtocolEvent = { method: string; params: Record<string, unknown> };

/** Commands and answers as JSON over a WebSocket, as WebDriver BiDi and the inspector of WebKit write them. */
export type Channel = {
  /** @throws Error with what the other side says is wrong */
  call(method: string, params?: Record<string, unknown>): Promise<Record<string, unknown>>;
  close(): void;
};

type Answer = { id?: number; result?: Record<string, unknown>; error?: unknown; message?: string };

/** Opens a channel. `onEvent` is called for each event, in order, and may call back. */
export async function openChannel(
  address: string,
  onEvent: (event: ProtocolEvent, call: Channel['call']) => void,
): Promise<Channel> {
  const socket = new WebSocket(address, { maxPayload: 0 });
  const waiting = new Map<
    number,
    { resolve(result: Record<string, unknown>): void; reject(error: Error): void }
  >();
  let calls = 0;
  const call: Channel['call'] = (method, params = {}) =>
    new Promise((resolve, reject) => {
      waiting.set(++calls, { resolve, reject });
      socket.send(JSON.stringify({ id: calls, method, params }));
    });
  socket.on('message', (data) => {
    const answer = JSON.parse(String(data)) as Answer & ProtocolEvent;
    const caller = waiting.get(answer.id ?? -1);
    if (!caller) {
      if (answer.method) onEvent(answer, call);
      return;
    }
    waiting.delete(answer.id ?? -1);
    if (answer.error) caller.reject(new Error(answer.message ?? JSON.stringify(answer.error)));
    else caller.resolve(answer.result ?? {});
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has closed its connection.'));
    waiting.clear();
  });
  await once(socket, 'open');
  return { call, close: () => socket.close() };
}
