import { expect, onTestFinished, test, vi } from 'vitest';
import { en } from '@/lib/site/messages/en.ts';
import { openWindow, pageOf } from '../window.ts';

test('what scrolls is named after all of it was measured, so that the page is laid out once', async () => {
  const blocks = ['300', '100', '300'].map((width) => `<pre data-width="${width}">code</pre>`).join('');
  await openWindow('/', pageOf({ content: `<div class="prose">${blocks}</div>` }));
  const steps: string[] = [];
  const prose = document.querySelector('.prose') as HTMLElement;
  for (const box of prose.querySelectorAll('pre')) {
    Object.defineProperty(box, 'clientWidth', { get: () => 200 });
    Object.defineProperty(box, 'scrollWidth', {
      get: () => {
        steps.push('measured');
        return Number(box.dataset.width);
      },
    });
    const setAttribute = box.setAttribute.bind(box);
    box.setAttribute = (name, value) => {
      if (name === 'role') steps.push('named');
      setAttribute(name, value);
    };
  }
  Object.defineProperty(document, 'fonts', { value: { ready: new Promise(() => {}) } });
  const observe = vi.fn();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(readonly update: () => void) {}
      observe = () => observe(this.update());
      disconnect() {}
    },
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const { nameScrollRegions } = await import('@/lib/browser/prose/scroll-regions.ts');
  nameScrollRegions(prose, en.code, new AbortController().signal);
  await vi.waitFor(() => expect(observe).toHaveBeenCalled());
  expect(steps).toEqual(['measured', 'measured', 'measured', 'named', 'named']);
  expect([...prose.querySelectorAll('pre')].map((box) => box.getAttribute('aria-label'))).toEqual([
    en.code.region,
    null,
    en.code.region,
  ]);
});
