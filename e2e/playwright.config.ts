import { defineConfig } from 'playwright/test';
import { quietChromium } from '../tooling/product/quiet-chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  globalSetup: './fixtures/first-day.ts',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  // Said in the result by name and number, and a fault to be found: docs/decisions/0025.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    // What is on its way is neither here nor there. A journey about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A recording of every journey costs a quarter of its time: TRACE=on asks for it.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: quietChromium,
    },
  },
});
