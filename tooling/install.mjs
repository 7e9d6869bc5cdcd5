import { statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.mjs';
import { run } from './run.mjs';
import { withSetupLock } from './setup-lock.mjs';

/**
 * npm writes `node_modules/.package-lock.json` last, so a killed install counts as missing.
 * @param {string} folder
 */
export function isInstalled(folder) {
  const installed = statSync(join(folder, 'node_modules/.package-lock.json'), { throwIfNoEntry: false });
  const wanted = statSync(join(folder, 'package-lock.json'));
  return installed !== undefined && installed.mtimeMs >= wanted.mtimeMs;
}

/**
 * Installs the packages of package-lock.json when they are missing or older than it. The development packages
 * are needed for building, but not for running a build.
 */
export async function ensureInstalled({ forBuilding = true } = {}) {
  if (isInstalled(projectRoot)) return;
  await withSetupLock(projectRoot, async () => {
    if (!isInstalled(projectRoot)) await install(forBuilding);
  });
}

/** @param {boolean} withDevelopment */
async function install(withDevelopment) {
  console.log('Installing packages (npm ci): node_modules is missing or older than package-lock.json.');
  // npm would leave the development packages out under NODE_ENV=production.
  const development = withDevelopment ? '--include=dev' : '--omit=dev';
  const { code } = await npm(['ci', development, '--no-audit', '--no-fund']);
  if (code === 0) return;
  console.error('Installing the packages failed; the lines above say why.');
  process.exit(1);
}

/** @param {string[]} args */
function npm(args) {
  const script = process.env.npm_execpath;
  return script?.endsWith('npm-cli.js') ? run(process.execPath, [script, ...args]) : run('npm', args);
}
