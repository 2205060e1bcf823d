export const sources: readonly string[];
export function buildIdOf(
  paths: readonly string[],
  settings: Readonly<Record<string, string | undefined>>,
): string;
export function settingsOf(
  environment: Readonly<Record<string, string | undefined>>,
  example?: string,
): Record<string, string | undefined>;
