import {
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../project-root.mjs';
import { keepPreviousAssets } from './previous-assets.mjs';
import { productionPackages } from './production-lock.mjs';
import { fontPackages, runtimePackages } from './runtime-packages.mjs';

/** What a server reads besides its build. */
const dataFolders = ['content', 'server/db/migrations', 'sandbox/pictures'];

const commands = { start: 'main', backup: 'backup', restore: 'restore', setup: 'setup' };

const workFolder = join(projectRoot, '.tmp', 'release-new');

/**
 * Writes a folder that runs with Node and its own few packages (`npm ci`), without the sources and the tools. It also
 * contains the assets of the release before, which is the one that this one replaces unless another is given.
 * @param {string} folder
 * @param {string} [previous]
 */
export function writeRelease(folder, previous = folder) {
  rmSync(workFolder, { recursive: true, force: true });
  mkdirSync(workFolder, { recursive: true });
  fill(workFolder);
  keepPreviousAssets(previous, workFolder);
  rmSync(folder, { recursive: true, force: true });
  renameSync(workFolder, folder);
}

/** @param {string} folder */
function fill(folder) {
  linkFiles(join(projectRoot, 'dist'), join(folder, 'dist'));
  for (const name of dataFolders) cpSync(join(projectRoot, name), join(folder, name), { recursive: true });
  const manifest = releaseManifest();
  writeJson(join(folder, 'package.json'), manifest);
  writeJson(join(folder, 'package-lock.json'), releaseLock(manifest));
}

function releaseManifest() {
  const { name, version, private: isPrivate, type, license, engines } = readJson('package.json');
  const { dependencies } = readJson('server/package.json');
  const needed = [...runtimePackages, ...fontPackages].sort();
  const scripts = Object.entries(commands).map(([command, entry]) => [
    command,
    `node --enable-source-maps dist/server/${entry}.js`,
  ]);
  return {
    name,
    version,
    private: isPrivate,
    type,
    license,
    engines,
    scripts: Object.fromEntries(scripts),
    dependencies: Object.fromEntries(needed.map((each) => [each, dependencies[each]])),
  };
}

/** @param {ReturnType<typeof releaseManifest>} manifest */
function releaseLock({ name, version, license, engines, dependencies }) {
  const { packages, lockfileVersion } = readJson('package-lock.json');
  return {
    name,
    version,
    lockfileVersion,
    requires: true,
    packages: {
      '': { name, version, license, engines, dependencies },
      ...productionPackages(packages, Object.keys(dependencies)),
    },
  };
}

/**
 * Links take no space. A later build replaces the files of `dist` and does not write into them.
 * @param {string} from
 * @param {string} to
 */
function linkFiles(from, to) {
  const entries = readdirSync(from, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((found) => found.isFile())) {
    const source = join(entry.parentPath, entry.name);
    const target = join(to, source.slice(from.length));
    mkdirSync(dirname(target), { recursive: true });
    linkSync(source, target);
  }
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(join(projectRoot, path), 'utf8'));
}

/**
 * @param {string} file
 * @param {object} value
 */
function writeJson(file, value) {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
