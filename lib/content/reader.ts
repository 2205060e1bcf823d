import * as effects from '@contentlayer2/utils/effect';
import { type DataCache, provideCwdCustom, type SourcePlugin } from 'contentlayer/core';
import { errorToString, provideTracing, unknownToAbsolutePosixFilePath } from 'contentlayer/utils';
import { NodeFsLive } from 'contentlayer/utils/node';

/** A text as Contentlayer has read it. */
export type ReadText = {
  /** Its front matter. */
  fields: Record<string, unknown>;
  /** Key of its compiled text; empty where the source is not plain (contentlayer.config.ts). */
  body: string;
  /** When the file was changed, in milliseconds, as it was read. */
  modified: number;
  /** Whether it has fields that its collection does not have. */
  hasUnknownFields: boolean;
};

/** The documents of all collections by their paths below the root of the content. */
export type ReadTexts = ReadonlyMap<string, ReadText>;

/** The default export of `contentlayer.config.ts`. */
export type Collections = (sourceKey: undefined) => Promise<SourcePlugin>;

/**
 * Reads every text once. Contentlayer runs in this process: its command starts a compiler for its settings, and writes a file
 * for each document that nothing would read.
 * @throws Error in Contentlayer's words where it gives up
 */
export async function readTexts(collections: Collections): Promise<ReadTexts> {
  let texts: ReadTexts = new Map();
  const receive = async (read: ReadTexts) => {
    texts = read;
  };
  await eachReading(await collections(undefined), 1, receive, (error) => {
    throw error;
  });
  return texts;
}

/**
 * Reads every text, and after each change of a file in the content those that have changed. A file that cannot be read is reported
 * and left as it was: it may have been deleted again at once, which is the next change.
 * @param use gets the texts after each reading; changes during a call are combined into the next one. It must not throw.
 * @throws Error in Contentlayer's words where the first reading fails; otherwise this never ends
 */
export async function watchTexts(
  collections: Collections,
  use: (texts: ReadTexts) => Promise<void>,
): Promise<void> {
  let latest: ReadTexts | undefined;
  let isBusy = false;
  const deliver = async () => {
    isBusy = true;
    while (latest) {
      const texts = latest;
      latest = undefined;
      await use(texts);
    }
    isBusy = false;
  };
  let isRead = false;
  const receive = async (texts: ReadTexts) => {
    isRead = true;
    latest = texts;
    if (!isBusy) void deliver();
  };
  const fail = (error: Error) => {
    if (!isRead) throw error;
    console.error(error.message);
  };
  await eachReading(await collections(undefined), Number.MAX_SAFE_INTEGER, receive, fail);
}

/**
 * The steps of effect-ts that are used here. Its package has types where TypeScript does not look for them
 * (`moduleResolution: bundler`).
 */
const {
  S: { take, forEach: useEach },
  T,
} = effects as unknown as {
  S: {
    take(count: number): (stream: unknown) => unknown;
    forEach(use: (result: Reading) => unknown): (stream: unknown) => unknown;
  };
  T: {
    chain(next: (schema: SchemaDef) => unknown): (effect: unknown) => unknown;
    promise(start: () => Promise<void>): unknown;
    provideSomeLayer(layer: unknown): (effect: unknown) => unknown;
    runPromise(effect: unknown): Promise<void>;
  };
};

type SchemaDef = Parameters<SourcePlugin['fetchData']>[0]['schemaDef'];
type Reading = { _tag: 'Left'; left: unknown } | { _tag: 'Right'; right: DataCache.Cache };

/** @param fail gets the error of a reading that fails; where it throws, reading ends */
async function eachReading(
  source: SourcePlugin,
  readings: number,
  use: (texts: ReadTexts) => Promise<void>,
  fail: (error: Error) => void,
): Promise<void> {
  let failure: unknown;
  const receive = async (result: Reading) => {
    try {
      if (result._tag === 'Left') fail(new Error(errorToString(result.left)));
      else await use(textsIn(result.right));
    } catch (error) {
      // Contentlayer would wrap it in a report.
      failure = error;
      throw error;
    }
  };
  const reading = effects.pipe(
    source.provideSchema(''),
    T.chain((schemaDef) =>
      effects.pipe(
        // Contentlayer's cache goes by the time of a file, which is new in every clone; ours (lib/mdx/store.ts) by its content.
        source.fetchData({ schemaDef, verbose: false, skipCachePersistence: true }),
        take(readings),
        useEach((result) => T.promise(() => receive(result))),
      ),
    ),
    provideTracing('contentlayer', 'based-on-env') as (effect: unknown) => unknown,
    provideCwdCustom(unknownToAbsolutePosixFilePath(process.cwd())) as (effect: unknown) => unknown,
    effects.provideConsole as (effect: unknown) => unknown,
    T.provideSomeLayer(NodeFsLive),
  );
  await T.runPromise(reading).catch((error) => {
    throw failure ?? error;
  });
}

function textsIn({ cacheItemsMap }: DataCache.Cache): ReadTexts {
  return new Map(
    Object.values(cacheItemsMap).map(({ document, documentHash, hasWarnings }) => {
      const { _id, _raw, type, body, ...fields } = document as unknown as ContentlayerDocument;
      const text = {
        fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)])),
        body: body.html,
        modified: Number(documentHash),
        hasUnknownFields: hasWarnings,
      };
      return [_id, text] as const;
    }),
  );
}

type ContentlayerDocument = Record<string, unknown> & { _id: string; body: { html: string } };

/** Contentlayer has lists as a collection class. */
function plainValue(value: unknown): unknown {
  return typeof value === 'object' && value !== null && Symbol.iterator in value
    ? [...(value as Iterable<unknown>)]
    : value;
}
