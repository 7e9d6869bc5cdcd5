import { prepareBuild, runBuilt } from './run-built.mjs';

await prepareBuild();
await runBuilt('setup');
