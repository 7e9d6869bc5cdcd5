import { dirname, join, relative, resolve } from 'node:path';
import { build } from 'vite';
import { projectRoot } from '../project-root.mjs';
import { run } from '../run.mjs';
import { buildFolder } from './build-folder.mjs';
import { packFiles } from './pack-files.mjs';
import { runtimePackages } from './runtime-packages.mjs';

const outputFolder = process.argv[2];
if (!outputFolder) throw new Error('usage: bundle.mjs <output folder>');

const webConfig = join(projectRoot, 'web/vite.config.ts');
const plainScriptsConfig = join(projectRoot, 'web/plain-scripts.config.ts');

/** Vite serves the pages only while developing. */
const notBundled = [...runtimePackages, 'vite'];

try {
  await buildServer(join(outputFolder, 'server'));
  await Promise.all([buildPages(outputFolder), prepareDatabase(outputFolder)]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** @param {string} folder */
async function buildPages(folder) {
  await buildClient(join(folder, 'client'));
  await buildPlainScripts(join(folder, 'client'));
  packFiles(join(folder, 'client'));
  await buildPageRenderer(join(folder, 'web'));
}

/**
 * Creates an empty database, of which new installations begin with a copy. To compile the embedded database for speed
 * takes more CPU time than it saves here.
 * @param {string} folder
 */
async function prepareDatabase(folder) {
  const script = join(folder, 'server/prepare-database.js');
  const { code, output } = await run(process.execPath, ['--liftoff-only', script, join(folder, 'database')], {
    capture: true,
  });
  if (code !== 0) throw new Error(`The database cannot be prepared:\n${output}`);
}

/** @param {string} outDir */
function buildClient(outDir) {
  return build({ configFile: webConfig, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
}

/** @param {string} outDir has the client already */
function buildPlainScripts(outDir) {
  return build({ configFile: plainScriptsConfig, logLevel: 'warn', build: { outDir } });
}

/**
 * React is bundled here in its production build. As an external package it would choose its build by NODE_ENV
 * when the server starts, and render several times slower where that is not set.
 * @param {string} outDir
 */
function buildPageRenderer(outDir) {
  return build({
    configFile: webConfig,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: 'app/entry-server.tsx',
      copyPublicDir: false,
      sourcemap: true,
      rolldownOptions: { output: sourceMapsFor(outDir, 'web') },
    },
  });
}

/** @param {string} outDir */
function buildServer(outDir) {
  return build({
    configFile: false,
    root: join(projectRoot, 'server'),
    logLevel: 'warn',
    ssr: { noExternal: true, external: notBundled },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: true,
      target: 'node20',
      sourcemap: true,
      rolldownOptions: {
        input: {
          main: 'main.ts',
          backup: 'backup.ts',
          restore: 'restore.ts',
          setup: 'setup.ts',
          'prepare-database': 'prepare-database.ts',
          'pglite-worker': 'db/pglite-worker.ts',
          'highlight-worker': 'features/writing/highlight-worker.ts',
          'inspection-worker': 'features/videos/inspection/inspection-worker.ts',
          'task-worker': 'task-worker.ts',
        },
        // A package of the identity provider uses eval for warnings that are never shown.
        checks: { eval: false },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          ...sourceMapsFor(outDir, 'server'),
        },
      },
    },
  });
}

/**
 * Every start reads the source maps, so that errors name the original line. They do not contain the sources,
 * which would make them three times as large. Paths to sources are relative to the final folder of the build,
 * not to the temporary one.
 * @param {string} outDir
 * @param {string} part
 */
function sourceMapsFor(outDir, part) {
  return {
    sourcemapExcludeSources: true,
    /**
     * @param {string} source
     * @param {string} map
     */
    sourcemapPathTransform: (source, map) => {
      const finalFolder = join(buildFolder, part, relative(outDir, dirname(map)));
      return relative(finalFolder, resolve(dirname(map), source));
    },
  };
}
