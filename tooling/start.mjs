import { prepareBuild, runBuilt } from './run-built.mjs';

const parent = process.ppid;
await prepareBuild();
// Building takes a while, and whoever started this may have been stopped in the meantime.
if (process.ppid !== parent) process.exit(1);
await runBuilt('main');
