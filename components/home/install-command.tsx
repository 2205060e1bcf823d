/** The command; a click copies it (lib/browser/command.ts). */
export function InstallCommand({
  command,
  labels,
}: {
  command: string;
  labels: { copy: string; copied: string };
}) {
  return (
    <button type="button" className="button command" data-command={command} data-copied={labels.copied}>
      <code>{command}</code> <span aria-live="polite">{labels.copy}</span>
    </button>
  );
}
