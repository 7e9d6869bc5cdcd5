import { findChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { requireSupportedNode } from './node-version.mjs';
import { run } from './run.mjs';

requireSupportedNode();
await ensureInstalled();
const chromium = await findChromium();
if (!chromium) {
  console.error('Chromium is missing. Debian: apt-get install chromium-headless-shell ffmpeg.');
  process.exit(1);
}
const { code } = await run(
  process.execPath,
  ['--import', 'tsx', 'tooling/media/lesson-films/render.ts', ...process.argv.slice(2)],
  { env: { ...process.env, CHROMIUM_PATH: chromium } },
);
process.exitCode = code;
