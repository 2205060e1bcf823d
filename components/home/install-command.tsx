type Props = { command: string; labels: { copy: string; copied: string } };

/** The command that installs the package; a click copies it (lib/browser/behaviours/copy-command.ts). */
export function InstallCommand({ command, labels }: Props) {
  return (
    <button type="button" className="button command" data-copy-command={command} data-copied={labels.copied}>
      <code>{command}</code> <span aria-live="polite">{labels.copy}</span>
    </button>
  );
}
