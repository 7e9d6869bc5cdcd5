import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function searchPath() {
  return (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
}

/**
 * The subfolders of a folder that has one for each version, the newest version first.
 * @param {string} place such as `/usr/lib/postgresql`
 * @param {string} inner such as `bin`
 */
export function versionedFolders(place, inner) {
  return namesIn(place)
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((name) => join(place, name, inner));
}

/** @param {string} folder */
function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
