/** The path of a Chromium on this machine: the one named in CHROMIUM_PATH, else one of the usual places. */
export function findBrowser(): string | undefined;

/** The same, but never the headless shell, which lacks some of what the complete browser has. */
export function findCompleteBrowser(): string | undefined;
