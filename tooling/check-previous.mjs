import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { endInGoodOrder, exitIfInterrupted } from './interruption.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';
import { projectRoot } from './project-root.mjs';
import { run } from './run.mjs';

// Runs the API tests of the previous release, with its code, on the schema of this one:
// `npm run check:previous -- --release v1.4 server/features/progress`. Decision 63 says why.

const MIGRATIONS = 'server/db/migrations';

endInGoodOrder();
await ensureInstalled();
const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { release: { type: 'string' } },
});
const release = values.release ?? commitBeforeLastMigration();
const folder = mkdtempSync(join(tmpdir(), 'chalkline-previous-'));
try {
  checkOut(release);
  console.log(`The API tests of ${describe(release)}`);
  console.log(`run on a database with these newer migrations: ${newMigrations().join(', ') || 'none'}`);
  cpSync(join(projectRoot, MIGRATIONS), join(folder, MIGRATIONS), { recursive: true });
  linkPackages();
  process.exitCode = (await build()) ? await runApiTests() : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
exitIfInterrupted();

/** Without a release, it is the version that knows everything but the newest migration. */
function commitBeforeLastMigration() {
  const newest = git(['log', '-1', '--format=%H', '--diff-filter=A', '--', `${MIGRATIONS}/*.sql`]);
  return `${newest}^`;
}

/** @param {string} revision */
function checkOut(revision) {
  const archive = execFileSync('git', ['archive', revision], { cwd: projectRoot, maxBuffer: 2 ** 31 - 1 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
}

/** @param {string} revision */
function describe(revision) {
  return git(['log', '-1', '--format=%h (%cs, %s)', revision]);
}

function newMigrations() {
  const known = readdirSync(join(folder, MIGRATIONS));
  return readdirSync(join(projectRoot, MIGRATIONS)).filter((name) => !known.includes(name));
}

/** The packages of this version, except for the project's own, which are those of the previous release. */
function linkPackages() {
  const { workspaces } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  linkEntries('node_modules', '@chalkline');
  mkdirSync(join(folder, 'node_modules/@chalkline'));
  for (const workspace of workspaces) {
    symlinkSync(join(folder, workspace), join(folder, 'node_modules/@chalkline', workspace));
    linkEntries(join(workspace, 'node_modules'));
  }
}

/**
 * By hard links, so that the tests run with the Vitest of their own folder: with another folder's, it loads modules of
 * the build twice, and pages have no data.
 * @param {string} place
 * @param {string} [except]
 */
function linkEntries(place, except) {
  mkdirSync(join(folder, place), { recursive: true });
  for (const name of namesIn(join(projectRoot, place))) {
    if (name !== except && !isCache(name)) linkAll(join(projectRoot, place, name), join(folder, place, name));
  }
}

/** @param {string} name */
function isCache(name) {
  return name.startsWith('.') && name !== '.bin' && name !== '.package-lock.json';
}

/**
 * @param {string} from
 * @param {string} to
 */
function linkAll(from, to) {
  const found = lstatSync(from);
  if (found.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  else if (found.isDirectory()) {
    mkdirSync(to);
    for (const name of readdirSync(from)) linkAll(join(from, name), join(to, name));
  } else linkOrCopy(from, to);
}

/**
 * @param {string} from
 * @param {string} to
 */
function linkOrCopy(from, to) {
  try {
    linkSync(from, to);
  } catch {
    // The temporary folder may be on another disk.
    copyFileSync(from, to);
  }
}

/** @param {string} path */
function namesIn(path) {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

/** The tests read pages that the build renders. */
async function build() {
  const { code } = await run(process.execPath, ['tooling/build.mjs'], { cwd: folder });
  return code === 0;
}

async function runApiTests() {
  const source = findPostgres();
  const postgres = source ? await startPostgres(source) : undefined;
  if (!postgres) console.log('PostgreSQL is not installed here: the tests run on PGlite.');
  const project = postgres ? 'api-postgres' : 'api-pglite';
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
  try {
    const { code } = await run(process.execPath, [vitest, 'run', '--project', project, ...files], {
      cwd: folder,
      env: { ...process.env, ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}) },
    });
    return code;
  } finally {
    await postgres?.stop();
  }
}

/** @param {string[]} words */
function git(words) {
  return execFileSync('git', words, { cwd: projectRoot, encoding: 'utf8' }).trim();
}
