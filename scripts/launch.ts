import type { LaunchOptions } from '@playwright/test';
import { findBrowser, findCompleteBrowser } from './setup.mjs';

/** The features that Playwright disables. Only the last `--disable-features` counts, so ours has to repeat these. */
export const switchedOffByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
] as const;

/**
 * The suggestions of the address bar. With each window Chromium loads two pages for them, each in a separate process, which took
 * more CPU time than the page under test. Puppeteer disables them, too (puppeteer/puppeteer#15278).
 */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'] as const;

const executablePath = findBrowser();

/** How tests, checks and measurements start Chromium: the one of the machine where there is one, else that of Playwright. */
export const launchOptions: LaunchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    `--disable-features=${[...switchedOffByPlaywright, ...addressBar].join(',')}`,
  ],
};

/** The same for a test of what the headless shell does not have, such as the cache of pages for Back and Forward. */
const completePath = findCompleteBrowser();
export const completeBrowser: LaunchOptions = {
  ...launchOptions,
  ...(completePath ? { executablePath: completePath } : { channel: 'chromium' }),
};
