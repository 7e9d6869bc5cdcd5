import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildFolder } from './build/build-folder.mjs';
import { ensureBuild } from './build/ensure-build.mjs';
import { ensureInstalled } from './install.mjs';
import { requireSupportedNode } from './node-version.mjs';
import { stampPath } from './stale.mjs';

/** Installs and builds what is missing. In production, a build that exists is used as it is. */
export async function prepareBuild() {
  requireSupportedNode();
  const usesExisting = process.env.NODE_ENV === 'production' && existsSync(stampPath(buildFolder));
  await ensureInstalled({ forBuilding: !usesExisting });
  if (!usesExisting && !(await ensureBuild())) process.exit(1);
}

/**
 * Runs an entry of the built server in this process: signals reach it directly, its exit code is the command's,
 * and killing it leaves nothing behind.
 * @param {string} name
 */
export async function runBuilt(name) {
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(join(buildFolder, `server/${name}.js`)).href);
}
