import { rebuild } from './build/ensure-build.mjs';
import { ensureInstalled } from './install.mjs';
import { requireSupportedNode } from './node-version.mjs';

requireSupportedNode();
await ensureInstalled();
process.exitCode = (await rebuild()) ? 0 : 1;
