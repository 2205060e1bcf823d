'use client';

import { useEffect, useRef, useState } from 'react';
import { beforePaint } from '@/lib/browser/before-paint.ts';
import { parsePage } from '@/lib/browser/trusted-types.ts';

/**
 * A page in development: what moves on it is started once React has taken it over. After an edit its HTML is replaced, and the
 * page stays as the writer left it: scrolled, and with the same collapsibles open. Links are full loads here; the export's soft
 * navigation is lib/browser/router.ts.
 * @param html of everything between the elements of the body
 */
export function LivePage({ html }: { html: string }) {
  const page = useRef<HTMLDivElement>(null);
  // For React the HTML never changes: it would put the new one in before anything can be kept.
  const [first] = useState(html);
  const shown = useRef(html);
  useEffect(() => {
    if (page.current && shown.current !== html) replaceContent(page.current, html);
    shown.current = html;
    beforePaint();
    let close: (() => void) | undefined;
    let isGone = false;
    import('@/lib/browser/page.ts').then(({ startBehaviours }) => {
      // A page that is loaded ahead is one more page to make, while the writer waits for this one.
      if (!isGone) close = startBehaviours(() => location.reload(), ['links in view']);
    });
    return () => {
      isGone = true;
      close?.();
    };
  }, [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written from elements of ours by a serializer of HTML
  return <div data-page="" ref={page} dangerouslySetInnerHTML={{ __html: first }} suppressHydrationWarning />;
}

function replaceContent(page: HTMLElement, html: string): void {
  const open = new Set([...page.querySelectorAll('details[open]')].map(nameOf));
  page.replaceChildren(...parsePage(html).body.childNodes);
  for (const details of page.querySelectorAll('details')) if (open.has(nameOf(details))) details.open = true;
}

/** What a collapsible says while it is closed. */
function nameOf(details: Element): string {
  return details.querySelector('summary')?.textContent ?? '';
}
