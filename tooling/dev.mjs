import { ensureInstalled } from './install.mjs';
import { requireSupportedNode } from './node-version.mjs';
import { runTool } from './run.mjs';

requireSupportedNode();
await ensureInstalled();
const { code } = await runTool('tsx', ['watch', '--clear-screen=false', 'server/main.ts'], {
  env: { ...process.env, CHALKLINE_DEV: '1' },
});
process.exitCode = code;
