/** Chromium takes the last list of switched-off features only, so Playwright's own stand here, too. */
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
 * The suggestions below the address line, which nobody sees here: they are a page of their own in a
 * process of their own, and took more than half of the processor time of every window that was opened.
 */
const addressLine = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** How Chromium is started where a program looks through it: it does nothing on its own. */
export const quietChromium: string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${[...playwrightsOwn, ...addressLine].join(',')}`,
];
