import { ensureBuild } from './build/ensure-build.mjs';
import { findChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { requireSupportedNode } from './node-version.mjs';
import { run } from './run.mjs';

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

const script = ['--import', 'tsx', 'tooling/shots-of-pages/main.ts', ...process.argv.slice(2)];
const { code } = await run(process.execPath, script, {
  env: { ...process.env, CHROMIUM_PATH: chromium },
});
process.exitCode = code;
