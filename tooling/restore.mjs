import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildFolder } from './build/build-folder.mjs';
import { ensureBuild } from './build/ensure-build.mjs';
import { ensureInstalled } from './install.mjs';
import { requireSupportedNode } from './node-version.mjs';

requireSupportedNode();
await ensureInstalled();
if (!(await ensureBuild())) process.exit(1);

// The command runs in this process, so that its exit code is the command's.
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(buildFolder, 'server/restore.js')).href);
