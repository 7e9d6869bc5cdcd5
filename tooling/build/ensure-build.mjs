import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.mjs';
import { run } from '../run.mjs';
import { withSetupLock } from '../setup-lock.mjs';
import { isStale, sourceFingerprint, stampPath } from '../stale.mjs';
import { buildFolder } from './build-folder.mjs';

const workFolder = join(projectRoot, '.tmp');

/**
 * Builds when a source changed since the last build.
 * @returns {Promise<boolean>} whether there is a build of the present sources
 */
export async function ensureBuild() {
  if (!isStale(projectRoot, buildFolder)) return true;
  return withSetupLock(projectRoot, async () => !isStale(projectRoot, buildFolder) || writeBuild());
}

/** Builds whether or not a source changed. */
export function rebuild() {
  return withSetupLock(projectRoot, writeBuild);
}

/**
 * Builds into a new folder, which replaces the old one when it is complete: a build that fails or is killed
 * leaves the old one unchanged. Only the holder of the lock calls this.
 */
async function writeBuild() {
  console.log('Building the pages and the server.');
  const begun = Date.now();
  removeLeftovers();
  const fresh = join(workFolder, 'build-new');
  // Read before the build, so that a file saved during it makes the next start build again.
  const fingerprint = sourceFingerprint(projectRoot);
  const script = join(import.meta.dirname, 'bundle.mjs');
  const { code } = await run(process.execPath, [script, fresh], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) return false;
  writeFileSync(stampPath(fresh), fingerprint);
  swapIn(fresh);
  console.log(`Built in ${((Date.now() - begun) / 1000).toFixed(1)} s.`);
  return true;
}

function removeLeftovers() {
  mkdirSync(workFolder, { recursive: true });
  for (const name of readdirSync(workFolder)) {
    if (name.startsWith('build-')) rmSync(join(workFolder, name), { recursive: true, force: true });
  }
}

/** @param {string} fresh */
function swapIn(fresh) {
  const old = join(workFolder, 'build-old');
  mkdirSync(buildFolder, { recursive: true });
  renameSync(buildFolder, old);
  renameSync(fresh, buildFolder);
  rmSync(old, { recursive: true, force: true });
}
