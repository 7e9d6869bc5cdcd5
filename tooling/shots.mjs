import { runWithChromium } from './run-with-chromium.mjs';

await runWithChromium('tooling/shots-of-pages/main.ts');
