import type { LaunchOptions } from '@playwright/test';
import { findBrowser } from './setup.mjs';

/** What Playwright switches off. Chromium takes the last list that it is given, so a list of ours has to repeat these. */
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
 * The suggestions of the address bar. With each window Chromium loads two pages for them, each in a process of its own, which
 * took more of the processor than the page under test. Puppeteer switches them off, too (puppeteer/puppeteer#15278).
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
