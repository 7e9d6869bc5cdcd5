/** Chromium uses only the last list of disabled features, so Playwright's own are repeated here. */
const playwrightsOwn = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/**
 * The suggestions below the address bar, which are not visible here: they are a page in a process of their
 * own, and took more than half of the CPU time of every window that was opened.
 */
const addressLine = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Starts Chromium without background activity, for automated use. */
export const quietChromium: string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${[...playwrightsOwn, ...addressLine].join(',')}`,
];
