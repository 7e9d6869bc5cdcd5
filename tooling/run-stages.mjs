import { interruption } from './interruption.mjs';
import { sumCounts } from './test-results.mjs';

/** @typedef {import('./stages.mjs').Stage} Stage */
/** @typedef {import('./stages.mjs').StageOptions} StageOptions */
/** @typedef {{ name: string, count: import('./test-results.mjs').Count, seconds: number }} Outcome */

/** Low, because on a busy machine processes with a higher value would get almost nothing. */
const OTHER_LISTS_NICENESS = 3;

/**
 * Runs several lists of stages in parallel, and the stages of a list one after the other. The output of a
 * stage is printed when it has ended.
 * @param {Stage[][]} lists the first list gets about twice as much of the processor as each of the others
 * @returns {Promise<Outcome[]>}
 */
export async function runTogether(lists) {
  const outcomes = await Promise.all(
    lists.map((list, index) =>
      runInOrder(list, { capture: true, niceness: index === 0 ? 0 : OTHER_LISTS_NICENESS }),
    ),
  );
  return outcomes.flat();
}

/**
 * Runs stages one after the other and shows their output while they run.
 * @param {Stage[]} stages
 */
export function runInTurn(stages) {
  return runInOrder(stages, { capture: false });
}

/**
 * Prints the result of each stage, the tests that failed and, in the last line, the total.
 * @param {Outcome[]} outcomes
 * @returns {number} the exit code
 */
export function reportOutcomes(outcomes) {
  const width = Math.max(...outcomes.map(({ name }) => name.length));
  console.log('');
  for (const { name, count, seconds } of outcomes) {
    console.log(`${name.padEnd(width)}  ${countInWords(count)} (${seconds.toFixed(1)} s)`);
  }
  printFailures(outcomes);
  const { passed, failed } = sumCounts(outcomes.map(({ count }) => count));
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/**
 * Repeats the failures, which the output of the stages has carried far up.
 * @param {Outcome[]} outcomes
 */
function printFailures(outcomes) {
  for (const { name, count } of outcomes) {
    for (const failure of count.failures ?? []) console.log(`\n${name}: ${failure}`);
  }
}

/** @param {import('./test-results.mjs').Count} count */
function countInWords({ passed, failed, skipped, secondTry = 0 }) {
  const again = secondTry > 0 ? `, ${secondTry} only on the second try` : '';
  return `${passed} of ${passed + failed} good${again}${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * @param {Stage[]} stages
 * @param {StageOptions} options
 */
async function runInOrder(stages, options) {
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const stage of stages) {
    if (interruption.signal) break;
    outcomes.push(await runStage(stage, options));
  }
  return outcomes;
}

/**
 * @param {Stage} stage
 * @param {StageOptions} options
 * @returns {Promise<Outcome>}
 */
async function runStage(stage, options) {
  const begun = Date.now();
  if (!options.capture) printHeading(stage);
  const { count, output } = await stage.run(options).catch(asCrash);
  if (options.capture) printHeading(stage);
  process.stdout.write(output);
  return { name: stage.name, count, seconds: (Date.now() - begun) / 1000 };
}

/** @param {Stage} stage */
function printHeading({ name }) {
  console.log(`\n--- ${name} ---`);
}

/** @param {unknown} error */
function asCrash(error) {
  const output = `${error instanceof Error ? error.message : error}\n`;
  return { count: { passed: 0, failed: 1, skipped: 0 }, output };
}
