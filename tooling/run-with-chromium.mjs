import { ensureBuild } from './build/ensure-build.mjs';
import { findChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { requireSupportedNode } from './node-version.mjs';
import { run } from './run.mjs';

/**
 * Runs a script that opens the built product in a browser. It finds Chromium's path in `CHROMIUM_PATH`.
 * @param {string} script
 */
export async function runWithChromium(script) {
  requireSupportedNode();
  await ensureInstalled();
  const chromium = await findChromium();
  if (!chromium) {
    console.error(
      'Chromium is missing. Debian: apt-get install chromium-headless-shell. Elsewhere: npx playwright install chromium, or set CHROMIUM_PATH.',
    );
    process.exit(1);
  }
  if (!(await ensureBuild())) process.exit(1);

  const { code } = await run(process.execPath, ['--import', 'tsx', script, ...process.argv.slice(2)], {
    env: { ...process.env, CHROMIUM_PATH: chromium },
  });
  process.exitCode = code;
}
