import { join } from 'node:path';
import { isExecutable, searchPath } from './executables.mjs';

/** The same engine without a user interface comes first: it needs a quarter less CPU time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

const OTHER_PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The browser of the journeys: the one that CHROMIUM_PATH names, an installed one, or Playwright's own.
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const installed = NAMES.flatMap((name) => searchPath().map((folder) => join(folder, name)));
  return [...installed, ...OTHER_PLACES, await playwrightsOwn()].find(isExecutable);
}

/** @returns {string | undefined} what is wrong with CHROMIUM_PATH */
export function wrongChromiumPath() {
  const named = process.env.CHROMIUM_PATH;
  return named && !isExecutable(named) ? `CHROMIUM_PATH: ${named} is not a program.` : undefined;
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  return chromium.executablePath();
}
