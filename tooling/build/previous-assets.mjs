import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const assetsFolder = join('dist', 'client', 'assets');
const listFile = 'previous-assets.json';

/**
 * Copies the scripts, styles and fonts of the release before into a new one: a tab that was opened before an update
 * loads further parts of the version that it began with. Their names contain hashes, so that nothing is overwritten.
 * Only one release before is kept; a list says which files are from there.
 * @param {string} previous the folder of the release before
 * @param {string} release
 * @returns {number} how many files were kept
 */
export function keepPreviousAssets(previous, release) {
  if (!existsSync(join(previous, assetsFolder))) return 0;
  const own = filesIn(join(release, assetsFolder));
  const old = filesIn(join(previous, assetsFolder));
  const carried = new Set(readList(previous));
  const ofPrevious = old.filter((file) => !carried.has(file));
  // The same version built again keeps what it had kept before.
  const isSame = ofPrevious.length === own.length && ofPrevious.every((file) => own.includes(file));
  const kept = (isSame ? old : ofPrevious).filter((file) => !own.includes(file));
  for (const file of kept) {
    const target = join(release, assetsFolder, file);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(previous, assetsFolder, file), target);
  }
  writeFileSync(join(release, listFile), `${JSON.stringify(kept, null, 2)}\n`);
  return kept.length;
}

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/**
 * @param {string} release
 * @returns {string[]}
 */
function readList(release) {
  const path = join(release, listFile);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
}
