import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.mjs';

/**
 * @param {string} version such as `v20.19.0`
 * @param {string} range the `engines.node` of package.json, always of the form `>=20.19`
 */
export function supportsNode(version, range) {
  const actual = numbersOf(version);
  const wanted = numbersOf(range);
  const differing = wanted.findIndex((part, index) => part !== (actual[index] ?? 0));
  return differing === -1 || (actual[differing] ?? 0) > (wanted[differing] ?? 0);
}

/** Ends the process with one line when this Node is too old to run Chalkline. */
export function requireSupportedNode() {
  const range = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')).engines.node;
  if (supportsNode(process.version, range)) return;
  const wanted = range.replace('>=', '');
  console.error(`Chalkline needs Node ${wanted} or later; this is ${process.version}: https://nodejs.org/`);
  process.exit(1);
}

/** @param {string} text */
function numbersOf(text) {
  return (text.match(/\d+/g) ?? []).map(Number);
}
