import { ensureInstalled } from './install.mjs';
import { endInGoodOrder, exitIfInterrupted } from './interruption.mjs';
import { run } from './run.mjs';

/** The versions that are checked unless others are named: `npm run check:node -- 22 24`. */
const usual = ['22', '24'];

endInGoodOrder();
await ensureInstalled();
const versions = process.argv.length > 2 ? process.argv.slice(2) : usual;
/** @type {string[]} */
const failed = [];
for (const version of versions) {
  console.log(`\n=== Node ${version} ===`);
  const { code } = await run('npm', [
    'exec',
    '--yes',
    `--package=${packageOf(version)}`,
    '--',
    'node',
    'tooling/check-on-this-node.mjs',
  ]);
  exitIfInterrupted();
  if (code !== 0) failed.push(version);
}
console.log(failed.length === 0 ? '\nAll versions are good.' : `\nFailed on Node ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;

/**
 * The npm package that contains this version's executable. (The package `node` only installs it by a script.)
 * @param {string} version
 */
function packageOf(version) {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  return `node-${platform}-${process.arch}@${version}`;
}
