import { defineConfig } from 'playwright/test';
import { quietChromium } from '../tooling/product/quiet-chromium.ts';

/** The journeys with `instance: 'fresh'`. */
const onFreshInstallation = /\/(mail|notify-me)\.journey\.ts$/;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  globalSetup: ['./fixtures/fresh-data.ts', './fixtures/looks-checked.ts'],
  outputDir: '../test-results',
  // One more than cores of a small machine: while a journey waits for its page, another can run.
  workers: 3,
  fullyParallel: true,
  // Each change between the shared product and a fresh one starts another worker, product and browser. So the journeys
  // on a fresh installation come first, and in one worker.
  projects: [
    { name: 'fresh', testMatch: onFreshInstallation, workers: 1 },
    { name: 'shared', testIgnore: onFreshInstallation },
  ],
  // A flaky journey is listed in the result with its number of attempts, and has to be fixed:
  // docs/decisions/0025.
  retries: 1,
  // A machine may be busy. These limits only end a journey that will never go on.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  use: {
    browserName: 'chromium',
    // Elements in motion have no stable position. A journey about motion turns it on.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every journey costs a quarter of its time: TRACE=on turns it on.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
      args: quietChromium,
    },
  },
});
