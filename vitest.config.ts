import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { testsOnPglite } from './tooling/tests-on-pglite.ts';

/** Generous: tests also have to pass on a machine that is busy with other work. A hanging test still ends. */
const timeLimits = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } };

/** These start the product again and again, each time with several seconds of CPU time. */
const processLimits = { ...timeLimits, testTimeout: 900_000, hookTimeout: 900_000 };

const tusForBrowsers = join(import.meta.dirname, 'node_modules/tus-js-client/lib.esm/browser/index.js');

/**
 * V8 optimises a function after nine times as much work as usual. Most code runs only a few times in a test, and to
 * optimise it took longer than that saved: an eighth of the processor time of component and API tests. Node refuses to
 * start with an option that its V8 doesn't have, and only the one of Node 20 has this.
 */
const lazyOptimiser = process.versions.node.startsWith('20.') ? ['--interrupt-budget=600000'] : [];

/**
 * The same API tests run on each database: TEST_DB names the one to open. `npm test` runs only a selection on PGlite
 * (decision 64).
 */
function apiProject(database: 'pglite' | 'postgres') {
  const isSelection = database === 'pglite' && process.env.PGLITE_TESTS === 'selection';
  return {
    extends: true as const,
    test: {
      name: `api-${database}`,
      include: isSelection ? [...testsOnPglite] : ['server/**/*.api.test.ts'],
      env: { TEST_DB: database },
      globalSetup: ['server/testing/global-setup.ts'],
      ...timeLimits,
    },
  };
}

export default defineConfig({
  test: {
    pool: 'forks',
    execArgv: lazyOptimiser,
    // Otherwise it announces in the middle of the results when it will no longer support Node 20.
    env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
    // The files of a worker share what they import: to import the product anew for each took longer
    // than its tests. So nothing may be kept in a module that another file would notice.
    isolate: false,
    // One more than cores: while a test waits for its database or a timer, another can run.
    maxWorkers: Math.min(4, availableParallelism() + 1),
    // A module is transformed once, not once for each project and run. The file's content is part of the cache's key.
    experimental: { fsModuleCache: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{domain,contract,server,web,sandbox,tooling}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.api.test.ts', '**/*.process.test.ts'],
          ...timeLimits,
        },
      },
      {
        extends: true,
        // Its other build is for servers, and does not send the files of a page.
        resolve: { alias: { 'tus-js-client': tusForBrowsers } },
        test: {
          name: 'component',
          server: { deps: { inline: [/tus-js-client/] } },
          include: ['web/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: [
            'web/testing/patient-queries.ts',
            'web/testing/no-owner-stacks.ts',
            'web/testing/cheap-computed-styles.ts',
            'web/testing/leave-no-pages.ts',
          ],
          // As many as cores: these tests hardly ever wait, and each worker first has to import and warm up everything.
          maxWorkers: Math.min(4, availableParallelism()),
          // Vitest requires a group of its own for another number of workers.
          sequence: { groupOrder: 1 },
          environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
          // Class names stay as written in the module, so that a test can ask for them. The styles themselves are
          // left out: equal names of two modules would clash, and computing them makes searching by role slow.
          css: { modules: { classNameStrategy: 'non-scoped' } },
          ...timeLimits,
        },
      },
      apiProject('pglite'),
      apiProject('postgres'),
      {
        extends: true,
        test: {
          name: 'process',
          include: ['{server,tooling}/**/*.process.test.ts'],
          globalSetup: ['server/testing/process-setup.ts'],
          ...processLimits,
        },
      },
    ],
  },
});
