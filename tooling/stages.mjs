import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './postgres.mjs';
import { runTool } from './run.mjs';
import { countPlaywright, countVitest, settleCount } from './test-results.mjs';
import { checkTypes } from './types.mjs';

/** @typedef {import('./test-results.mjs').Count} Count */
/** @typedef {import('./test-prerequisites.mjs').Prerequisites} Prerequisites */
/** @typedef {{ count: Count, output: string }} StageResult */
/** @typedef {{ capture: boolean, niceness?: number }} StageOptions */
/** @typedef {{ name: string, run: (options: StageOptions) => Promise<StageResult> }} Stage */

/** Settings of a running product that must never reach its tests: they would work on real data. */
const KEPT_FROM_TESTS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATA_DIR',
  'PORT',
  'NODE_ENV',
  'CHALKLINE_DEV',
];

/** @type {Stage} */
export const types = { name: 'types', run: async ({ niceness }) => asOneTest(await checkTypes(niceness)) };

/** @type {Stage} */
export const lint = {
  name: 'lint',
  run: async (options) => asOneTest(await runTool('@biomejs/biome', ['check', '.'], options)),
};

/**
 * Finds files, exports and packages that nothing uses, and packages that a workspace forgot to declare.
 * @type {Stage}
 */
export const unusedCode = {
  name: 'unused code',
  run: async (options) => asOneTest(await runTool('knip', ['--no-progress'], options)),
};

export const unitTests = vitestStage('unit tests', 'unit');

export const componentTests = vitestStage('component tests', 'component');

export const processTests = vitestStage('start, stop and kill', 'process');

export const apiTestsOnPglite = vitestStage('API tests on PGlite', 'api-pglite');

/** Those that can find a difference between the databases (decision 64). */
export const selectedApiTestsOnPglite = vitestStage('API tests on PGlite', 'api-pglite', {
  PGLITE_TESTS: 'selection',
});

/**
 * @param {Promise<Prerequisites>} prerequisites
 * @param {Promise<boolean>} built whether the build whose pages the tests open has succeeded
 * @returns {Stage}
 */
export function apiTestsOnPostgres(prerequisites, built) {
  return {
    name: 'API tests on PostgreSQL',
    run: async (options) => {
      const { postgres } = await withBuild(prerequisites, built);
      const { url, stop } = await startPostgres(postgres);
      return runVitest('api-postgres', options, { TEST_DATABASE_URL: url }).finally(stop);
    },
  };
}

/**
 * @param {Promise<Prerequisites>} prerequisites
 * @param {Promise<boolean>} built whether the build that the journeys use has succeeded
 * @returns {Stage}
 */
export function journeys(prerequisites, built) {
  return {
    name: 'journeys',
    run: async (options) => {
      const { chromium, postgres } = await withBuild(prerequisites, built);
      const { url, stop } = await startPostgres(postgres);
      return runPlaywright(options, { CHROMIUM_PATH: chromium, TEST_DATABASE_URL: url }).finally(stop);
    },
  };
}

/**
 * @param {Promise<Prerequisites>} prerequisites
 * @param {Promise<boolean>} built
 */
async function withBuild(prerequisites, built) {
  const [found, hasBuild] = await Promise.all([prerequisites, built]);
  if (!hasBuild) throw new Error('The build failed; its errors are above.');
  return found;
}

/**
 * @param {string} name
 * @param {string} project a project of vitest.config.ts
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Stage}
 */
function vitestStage(name, project, env = {}) {
  return { name, run: (options) => runVitest(project, options, env) };
}

/**
 * @param {string} project
 * @param {StageOptions} options
 * @param {NodeJS.ProcessEnv} env
 */
function runVitest(project, options, env) {
  const args = ['run', '--project', project, '--reporter', 'default', '--reporter', 'json'];
  return withReportFile(countVitest, (file) =>
    runTool('vitest', [...args, `--outputFile.json=${file}`], { ...options, env: testEnvironment(env) }),
  );
}

/**
 * @param {StageOptions} options
 * @param {NodeJS.ProcessEnv} env
 */
function runPlaywright(options, env) {
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter', 'line,json'];
  return withReportFile(countPlaywright, (file) => {
    const environment = testEnvironment({ ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file });
    return runTool('playwright', args, { ...options, env: environment });
  });
}

/**
 * @template Report
 * @param {(report: Report) => Count} count
 * @param {(reportFile: string) => Promise<import('./run.mjs').RunResult>} work
 * @returns {Promise<StageResult>}
 */
async function withReportFile(count, work) {
  const folder = mkdtempSync(join(tmpdir(), 'chalkline-report-'));
  const file = join(folder, 'report.json');
  try {
    const { code, output } = await work(file);
    const counted = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
    return { count: settleCount(counted, code), output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {import('./run.mjs').RunResult} result
 * @returns {StageResult}
 */
function asOneTest({ code, output }) {
  return { count: { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }, output };
}

/** @param {NodeJS.ProcessEnv} additions */
function testEnvironment(additions) {
  const inherited = Object.entries(process.env).filter(([name]) => !KEPT_FROM_TESTS.includes(name));
  return { ...Object.fromEntries(inherited), ...additions };
}
