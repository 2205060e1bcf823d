'use client';

import { useEffect, useRef, useState } from 'react';
import { beforePaint } from '@/lib/browser/before-paint.ts';
import { parsePage } from '@/lib/browser/trusted-types.ts';

/**
 * A page in development: its behaviours start after hydration. After an edit its HTML is replaced, while the scroll position and
 * the open collapsibles remain. Links load a whole page here; soft navigation is only in an export (lib/browser/router.ts).
 * @param html everything inside the element `data-page`
 */
export function LivePage({ html }: { html: string }) {
  const page = useRef<HTMLDivElement>(null);
  // React gets the first HTML on every render: given the new one, it would replace the page and close the open collapsibles.
  const [first] = useState(html);
  const shown = useRef(html);
  useEffect(() => {
    if (page.current && shown.current !== html) replaceContent(page.current, html);
    shown.current = html;
    // The 404 page of an export has this attribute in its file (components/shell/document.tsx).
    if (page.current?.querySelector('[data-nearest]')) document.documentElement.dataset.notFound ??= 'all';
    beforePaint();
    let close: (() => void) | undefined;
    let isClosed = false;
    import('@/lib/browser/page.ts').then(({ startBehaviours }) => {
      // Prefetching would have the server render other pages while the writer waits for this one.
      if (!isClosed) close = startBehaviours(() => location.reload(), ['links in view']);
    });
    return () => {
      isClosed = true;
      close?.();
    };
  }, [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: serialized from elements by components/shell/frame.tsx
  return <div data-page="" ref={page} dangerouslySetInnerHTML={{ __html: first }} suppressHydrationWarning />;
}

function replaceContent(page: HTMLElement, html: string): void {
  const open = new Set([...page.querySelectorAll('details[open]')].map(summaryText));
  page.replaceChildren(...parsePage(html).body.childNodes);
  for (const details of page.querySelectorAll('details'))
    if (open.has(summaryText(details))) details.open = true;
}

/** The line of a collapsible that shows while it is closed. */
function summaryText(details: Element): string {
  return details.querySelector('summary')?.textContent ?? '';
}
