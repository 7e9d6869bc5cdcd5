import { runTool } from './run.mjs';

/**
 * Workspaces with the same options are checked together, because each program checks again what it imports.
 * The `tsconfig.json` of a workspace is for editors. The largest program comes first, so that it doesn't run alone at
 * the end.
 */
export const typePrograms = ['tsconfig.node.json', 'web/tsconfig.json', 'tsconfig.tooling.json'];

const AT_ONCE = 2;

/** Several checkers of a program work out the same types again, which takes twice the processor time. */
const ONE_CHECKER = ['--checkers', '1'];

/**
 * Checks the types of every workspace, also after one program has failed.
 * @param {number} [niceness]
 * @returns {Promise<import('./run.mjs').RunResult>}
 */
export async function checkTypes(niceness = 0) {
  const waiting = [...typePrograms];
  /** @type {import('./run.mjs').RunResult[]} */
  const results = [];
  const work = async () => {
    for (let program = waiting.shift(); program; program = waiting.shift()) {
      const args = ['--noEmit', '-p', program, ...ONE_CHECKER];
      results.push(await runTool('typescript', args, { capture: true, niceness }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return {
    code: Math.max(...results.map(({ code }) => code)),
    output: results.map(({ output }) => output).join(''),
  };
}
