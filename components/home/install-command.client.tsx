'use client';

import { useState } from 'react';
import { code } from '@/lib/site/constants.ts';

/** The command, and a click that copies it. */
export function InstallCommand({
  command,
  labels,
}: {
  command: string;
  labels: { copy: string; copied: string };
}) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(command);
    setCopied(true);
    setTimeout(() => setCopied(false), code.copiedMs);
  };
  return (
    <button type="button" className="button command" onClick={copy}>
      <code>{command}</code> <span aria-live="polite">{isCopied ? labels.copied : labels.copy}</span>
    </button>
  );
}
