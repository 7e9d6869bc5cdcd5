import { runWithChromium } from './run-with-chromium.mjs';

await runWithChromium('tooling/screenshots/main.ts');
