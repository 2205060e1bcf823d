/** A page with every kind of fault. A check that notices none of them here would not notice them in other pages either. */
export const controlPage = {
  path: '/__control/',
  html: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; img-src 'self'">
<title>Control</title>
<link rel="icon" href="/icon.svg">
<script src="/__control.js"></script>
</head>
<body><script>document.title = 'An inline script ran';</script><img src="/__missing.png" alt=""></body>
</html>`,
};

export const controlScript = {
  path: '/__control.js',
  text: `console.error('logged as an error');
Promise.reject(new Error('rejected and not caught'));
throw new Error('thrown and not caught');
`,
};

/** The faults of the page, and how the check names them. */
const faults = {
  'a message of console.error': /^console error: logged as an error/,
  'a promise that is rejected': /^script error: .*rejected and not caught/,
  'an error that is thrown': /^script error: .*thrown and not caught/,
  'a violation of the policy': /^violation of script-src.* on .*\/__control\//,
  'a file that does not exist': /^no file for \/__missing\.png$/,
};

/**
 * What the check does not notice about the page, once it is open.
 * @param errors gives what has been noticed since its last call
 * @param patienceMs how long a fault may take until it is noticed, in milliseconds
 */
export async function unnoticed(errors: () => string[], patienceMs = 10_000): Promise<string[]> {
  const end = Date.now() + patienceMs;
  const noticed: string[] = [];
  for (;;) {
    noticed.push(...errors());
    const missed = Object.entries(faults).filter(
      ([, pattern]) => !noticed.some((error) => pattern.test(error)),
    );
    if (missed.length === 0 || Date.now() > end) return missed.map(([name]) => `${name} is not noticed`);
    await new Promise((done) => setTimeout(done, 50));
  }
}
