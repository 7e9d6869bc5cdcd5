import { ensureBuild } from './build/ensure-build.mjs';
import { ensureInstalled } from './install.mjs';
import { requireSupportedNode } from './node-version.mjs';
import { run } from './run.mjs';

requireSupportedNode();
await ensureInstalled();
if (!(await ensureBuild())) process.exit(1);

const script = ['--import', 'tsx', 'bench/main.ts', ...process.argv.slice(2)];
const { code } = await run(process.execPath, script);
process.exitCode = code;
