import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rebuild } from './build/ensure-build.mjs';
import { writeRelease } from './build/release.mjs';
import { ensureInstalled } from './install.mjs';
import { requireSupportedNode } from './node-version.mjs';
import { projectRoot } from './project-root.mjs';

const { values } = parseArgs({ options: { previous: { type: 'string' } } });
requireSupportedNode();
await ensureInstalled();
if (await rebuild()) {
  writeRelease(join(projectRoot, 'release'), values.previous);
  console.log('The folder release/ runs on a server: npm ci, then npm start there.');
} else process.exitCode = 1;
