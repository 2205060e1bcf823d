'use client';

import '@docsearch/css/dist/style.css';
import { DocSearchModal } from '@docsearch/react/modal';
import { createRoot } from 'react-dom/client';
import { facetFilters, type HostedSettings, isPageAddress, withoutMarkup } from './hosted.ts';

/**
 * Opens the dialog of the hosted service, which replaces that of the site where keys are configured. It searches the reader's
 * language and version, and pages without a version (docs/spec.md 6.8).
 */
export function openHostedSearch(settings: HostedSettings, version: string, text = ''): void {
  if (document.querySelector('[data-hosted-search]')) return;
  const host = document.createElement('div');
  host.dataset.hostedSearch = '';
  document.body.append(host);
  const root = createRoot(host);
  const before = document.activeElement;
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  const close = () => {
    document.removeEventListener('keydown', onKey, true);
    root.unmount();
    host.remove();
    if (before instanceof HTMLElement) before.focus();
  };
  document.addEventListener('keydown', onKey, true);
  const { appId, apiKey, indexName } = settings;
  root.render(
    <DocSearchModal
      appId={appId}
      apiKey={apiKey}
      indices={[
        {
          name: indexName,
          searchParameters: { facetFilters: facetFilters(document.documentElement.lang, version) },
        },
      ]}
      transformItems={(items) => items.filter(({ url }) => isPageAddress(url)).map(withoutMarkup)}
      initialScrollY={scrollY}
      initialQuery={text}
      onClose={close}
    />,
  );
}
