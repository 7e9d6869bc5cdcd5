import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The sources of the build. Content and migrations are read when the server runs. */
const SOURCES = [
  'domain',
  'contract',
  'server',
  'web',
  'sandbox',
  'tooling/build',
  'package-lock.json',
  'tsconfig.base.json',
];

const NOT_BUILT = /^(node_modules|testing|migrations)$|\.test\.tsx?$/;

const STAMP = 'sources.sha256';

/**
 * One line that changes when a source file is added, removed, moved or written. It uses
 * names, sizes and times only, so that a start without a build stays fast.
 * @param {string} root
 */
export function sourceFingerprint(root) {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesIn(root, source)) {
      const { size, mtimeMs } = statSync(join(root, file));
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} buildFolder
 */
export function isStale(root, buildFolder) {
  return readStamp(buildFolder) !== sourceFingerprint(root);
}

/** @param {string} buildFolder */
export function stampPath(buildFolder) {
  return join(buildFolder, STAMP);
}

/** @param {string} buildFolder */
function readStamp(buildFolder) {
  try {
    return readFileSync(stampPath(buildFolder), 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(root, path) {
  const entry = statSync(join(root, path), { throwIfNoEntry: false });
  if (!entry?.isDirectory()) return entry ? [path] : [];
  const names = readdirSync(join(root, path)).filter((name) => !NOT_BUILT.test(name));
  return names.sort().flatMap((name) => filesIn(root, `${path}/${name}`));
}
