import { mkdirSync, writeFileSync } from 'node:fs';
import { arch } from 'node:os';
import { join } from 'node:path';
import { type Browser, MissingBrowser } from './browser.ts';
import { freePort, portBeside } from './ports.ts';
import { answered, installed, Programs, written } from './programs.ts';
import { connect } from './webdriver.ts';
import { logAddress, openLog } from './webkit-log.ts';

/** What has to be installed, by its names in Debian and Ubuntu. */
export const webKitPackages = 'webkit2gtk-driver libwebkit2gtk-4.1-0 xvfb';

/**
 * Starts WebKitGTK's MiniBrowser on a virtual display. WebKitWebDriver drives it; what it logs is read from its
 * inspector, since WebDriver has no log.
 * @throws MissingBrowser where one of its programs is not installed
 */
export async function startWebKit(): Promise<Browser> {
  const paths = executables();
  const programs = new Programs();
  try {
    narrowToolbar(programs.home);
    const screen = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-displayfd', '3'];
    const display = await written(programs.start(paths.Xvfb, screen), 3, /(\d+)\n/);
    const inspector = `127.0.0.1:${await freePort()}`;
    const browser = programs.start(paths.MiniBrowser, ['--automation'], {
      ...environment,
      DISPLAY: `:${display}`,
      WEBKIT_INSPECTOR_HTTP_SERVER: inspector,
    });
    // The order counts. A driver that joins early hides the page from the inspector, one that joins late ends its log.
    const log = await logAddress(inspector);
    const target = await answered('MiniBrowser', async () => portBeside(inspector, browser.pid));
    const port = await freePort();
    programs.start(paths.WebKitWebDriver, [`--port=${port}`, `--target=127.0.0.1:${target}`]);
    const { version, ...driven } = await connect(`http://127.0.0.1:${port}`);
    const { takeErrors, close } = await openLog(log);
    const end = async () => {
      close();
      programs.end();
    };
    return { name: `webkitgtk ${version}`, ...driven, takeErrors, close: end };
  } catch (error) {
    throw programs.failed(error);
  }
}

/** No accessibility bus, no graphics card, no sandbox: containers have none of them, and only our pages are opened. */
const environment = {
  GDK_BACKEND: 'x11',
  LIBGL_ALWAYS_SOFTWARE: '1',
  NO_AT_BRIDGE: '1',
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
};

function executables() {
  const machine = { x64: 'x86_64', arm64: 'aarch64' }[arch() as string] ?? arch();
  // The MiniBrowser of GTK 4 (webkitgtk-6.0) does not take simulated input.
  const miniBrowser = `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
  const paths = {
    WebKitWebDriver: installed(['WebKitWebDriver']) ?? '',
    MiniBrowser: installed([miniBrowser]) ?? '',
    Xvfb: installed(['Xvfb']) ?? '',
  };
  const missing = Object.entries(paths).flatMap(([name, path]) => (path ? [] : [name]));
  if (missing.length === 0) return paths;
  throw new MissingBrowser(
    `WebKit cannot be checked: ${missing.join(', ')} not found. On Debian and Ubuntu: apt-get install ${webKitPackages}`,
  );
}

/** The toolbar of MiniBrowser is wider than a phone, and a window is at least as wide as its toolbar. */
function narrowToolbar(home: string): void {
  const folder = join(home, '.config/gtk-3.0');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'gtk.css'), '* { min-width: 0; margin: 0; padding: 0; font-size: 1px; }\n');
}
