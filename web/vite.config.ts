import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clientManifest } from './build/client-manifest.ts';
import { helpersWithReact } from './build/helpers-with-react.ts';
import { inlinedClassNames, keptStyles } from './build/inlined-class-names.ts';
import { nameChunks, reactModules } from './build/name-chunks.ts';
import { writePageStyles } from './build/page-styles.ts';
import { plainImports } from './build/plain-imports.ts';
import { scopedClassNames } from './build/scoped-class-names.ts';

const clientEntry = 'app/hydrate.ts';
// Browsers never load the plain screens, but their styles belong in the style sheet.
const plainRouteTable = 'app/screens/plain-screens.ts';
const entries = { clientEntry, plainRouteTable };
const nameChunk = nameChunks(entries);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    inlinedClassNames,
    keptStyles,
    plainImports,
    // Removes a file from the bundle, so it comes before `clientManifest`, which lists the files that are left. The
    // order of the other plugins makes no difference, because each says by itself when it runs.
    helpersWithReact,
    clientManifest('.vite/client-manifest.json', (context, bundle) =>
      writePageStyles(entries, context, bundle),
    ),
  ],
  // The router has its own version of this hook for old versions of React.
  // `react-style-singleton` writes style elements, which the content security policy forbids.
  resolve: {
    alias: {
      'use-sync-external-store/shim/index.js': 'react',
      'react-style-singleton': join(import.meta.dirname, 'ui/style-singleton.ts'),
    },
  },
  // Found by a scan at startup; a dependency found only on the first visit would reload the page.
  optimizeDeps: { entries: [clientEntry, 'app/sign-in-script.ts'] },
  css: { modules: { generateScopedName: scopedClassNames() } },
  build: {
    cssCodeSplit: false,
    // The content security policy allows no data: addresses for scripts, styles and fonts.
    assetsInlineLimit: 0,
    // The lists of files for each import were 3 kB of every first load. Pages name theirs in the HTML, and links are
    // prefetched (`app/prefetch.ts`).
    modulePreload: false,
    rolldownOptions: {
      // Most addresses of the contract are used in one place. Without this, every page would load all of them.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      input: [clientEntry, plainRouteTable],
      output: {
        codeSplitting: {
          groups: [
            // It changes least often, and is run before the app (`app/hydrate.ts`).
            { name: 'react', test: reactModules, priority: 1 },
            { name: nameChunk, debugName: 'chunks', includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
