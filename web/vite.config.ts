import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { scopedClassNames } from './build/scoped-class-names.ts';
import { loadingModules, reactModules, sharedChunks } from './build/shared-chunks.ts';

const clientEntry = 'app/hydrate.ts';
// Browsers never load the plain screens, but their styles belong in the style sheet.
const plainScreens = 'app/screens/plain-screens.ts';
// Posts ship no other script.
const copyPrompts = 'app/copy-prompts.ts';
const signInScript = 'app/sign-in-script.ts';
const nameSharedChunk = sharedChunks({
  client: clientEntry,
  plainScreens,
  otherScripts: [copyPrompts, signInScript],
});

const wrappedImport =
  /__vitePreload(?:\$\d+)?\((?:\(\) => |async \(\) => \{\s*const \{[^}]*\} = await )(import\([^)]*\))(?:;\s*return \{[^}]*\};\s*\})?, __VITE_PRELOAD__\)/g;

/**
 * Vite wraps every dynamic import in a helper that preloads the import's styles and scripts. There is one style sheet
 * and no list of scripts (`modulePreload` below), so the helper has nothing to do, and the imports are unwrapped.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
  // Nothing moves to another line, so the source map stays right enough.
  renderChunk: (code) => ({ code: code.replaceAll(wrappedImport, '$1'), map: null }),
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), plainImports],
  // The router has its own version of this hook for old versions of React.
  // `react-style-singleton` writes style elements, which the content security policy forbids.
  resolve: {
    alias: {
      'use-sync-external-store/shim/index.js': 'react',
      'react-style-singleton': join(import.meta.dirname, 'ui/style-singleton.ts'),
    },
  },
  // Found by a scan at startup; a dependency found only on the first visit would reload the page.
  optimizeDeps: { entries: [clientEntry, signInScript] },
  css: { modules: { generateScopedName: scopedClassNames() } },
  build: {
    manifest: true,
    cssCodeSplit: false,
    // The content security policy allows no data: addresses for scripts, styles and fonts.
    assetsInlineLimit: 0,
    // The lists of files for each import were 3 kB of every first load. Pages name theirs in the HTML, and links are
    // prefetched (`app/prefetch.ts`).
    modulePreload: false,
    rolldownOptions: {
      // Most addresses of the contract are used in one place. Without this, every page would load all of them.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      input: [clientEntry, plainScreens, copyPrompts, signInScript],
      output: {
        codeSplitting: {
          groups: [
            { name: 'loading', test: loadingModules, priority: 1 },
            // It changes least often, and is run before the app (`app/hydrate.ts`).
            { name: 'react', test: reactModules, priority: 1 },
            { name: nameSharedChunk, debugName: 'shared chunks', includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
