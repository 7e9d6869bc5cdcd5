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

/** Installs the packages of package-lock.json when they are missing or older than it. */
export async function ensureInstalled() {
  if (isInstalled(projectRoot)) return;
  await withSetupLock(projectRoot, async () => {
    if (!isInstalled(projectRoot)) await install();
  });
}

async function install() {
  console.log('Installing packages (npm ci): node_modules is missing or older than package-lock.json.');
  // The build needs the development packages, which npm would leave out under NODE_ENV=production.
  const { code } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (code === 0) return;
  console.error('Installing the packages failed; the lines above say why.');
  process.exit(1);
}

/** @param {string[]} args */
function npm(args) {
  const script = process.env.npm_execpath;
  return script?.endsWith('npm-cli.js') ? run(process.execPath, [script, ...args]) : run('npm', args);
}
