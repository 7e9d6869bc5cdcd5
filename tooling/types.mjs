import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.mjs';
import { runTool } from './run.mjs';

const AT_ONCE = 2;

/**
 * Checks the types of every workspace, also after one has failed.
 * @param {number} [niceness]
 * @returns {Promise<import('./run.mjs').RunResult>}
 */
export async function checkTypes(niceness = 0) {
  const waiting = typedWorkspaces();
  /** @type {import('./run.mjs').RunResult[]} */
  const results = [];
  const work = async () => {
    for (let workspace = waiting.shift(); workspace; workspace = waiting.shift()) {
      results.push(await runTool('typescript', ['--noEmit', '-p', workspace], { capture: true, niceness }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return {
    code: Math.max(...results.map(({ code }) => code)),
    output: results.map(({ output }) => output).join(''),
  };
}

function typedWorkspaces() {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  return workspaces.filter((workspace) => existsSync(join(projectRoot, workspace, 'tsconfig.json')));
}
