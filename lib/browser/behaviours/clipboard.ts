/** Puts a text on the clipboard. @returns whether the browser allowed it: it may want a secure origin, or refuse it */
export async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
