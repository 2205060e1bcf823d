import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** What `npm start` and `npm test` need on a fresh machine. It imports no package: none may be installed yet. */

const stamp = 'node_modules/.locked';

/** Chromium without windows, which Playwright uses by default, too: tests need about 40 % less CPU time in it. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Installs exactly what the lockfile lists, unless it is installed already. */
export function ensureDependencies() {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [, needed] = engines.node.match(/(\d+\.\d+)/);
  const [[major, minor], [neededMajor, neededMinor]] = [process.versions.node, needed].map(numbersOf);
  if (major < neededMajor || (major === neededMajor && minor < neededMinor))
    stop(`Node ${process.versions.node} is too old. Install ${needed} or newer (see .nvmrc).`);
  const locked = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === locked) return;
  console.log('Installing the locked dependencies …');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, locked);
}

/** The path of a Chromium, installed from the system's packages where there is none. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  console.log('Installing Chromium …');
  const isRoot = process.getuid?.() === 0;
  const sudo = isRoot ? [] : ['sudo'];
  if (existsSync('/usr/bin/apt-get')) {
    const install = [...sudo, 'apt-get', 'install', '-y', '-q'];
    run([...sudo, 'apt-get'][0], [...sudo, 'apt-get', 'update', '-q'].slice(1));
    const hasShell = spawnSync('apt-cache', ['show', 'chromium-headless-shell']).status === 0;
    run(install[0], [...install.slice(1), 'chromium', ...(hasShell ? ['chromium-headless-shell'] : [])]);
  } else {
    run('node_modules/.bin/playwright', ['install', 'chromium']);
    return undefined;
  }
  return findBrowser() ?? stop('No Chromium was found. Install one and name it in CHROMIUM_PATH.');
}

/** The path of a Chromium on this machine: the one named in CHROMIUM_PATH, else one of the usual places. */
export function findBrowser() {
  const names = [process.env.CHROMIUM_PATH, headlessShell, ...usualPlaces];
  return names.find((name) => name && existsSync(name));
}

/** The path of a Chromium that has what only the complete browser has, such as its cache of pages for Back and Forward. */
export function findCompleteBrowser() {
  const names = [process.env.CHROMIUM_PATH, ...usualPlaces];
  return names.find((name) => name && name !== headlessShell && existsSync(name));
}

/** Runs a command and shows its output; exits when the command fails. */
export function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) stop(`"${[command, ...args].join(' ')}" failed${error ? `: ${error.message}` : ''}.`);
}

function numbersOf(version) {
  return version.split('.').map(Number);
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
