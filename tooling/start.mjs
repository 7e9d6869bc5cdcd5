import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildFolder } from './build/build-folder.mjs';
import { ensureBuild } from './build/ensure-build.mjs';
import { endWithShellOfNpm } from './end-with-npm.mjs';
import { ensureInstalled } from './install.mjs';
import { requireSupportedNode } from './node-version.mjs';

requireSupportedNode();
endWithShellOfNpm();
await ensureInstalled();
if (!(await ensureBuild())) process.exit(1);

// The server runs in this process: signals reach it directly, its exit code is the command's, and killing
// it leaves nothing behind.
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(buildFolder, 'server/main.js')).href);
