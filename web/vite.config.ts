import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const clientEntry = 'app/hydrate.ts';
// The query string is read by the console's frame too: left alone it would lie in the console's piece, and
// every page that has something in its address would fetch all of that.
const neededEverywhere =
  /app\/app\.tsx|api\/query-client\.ts|ui\/(chalk-heading|query-string|overlay-container|leaving)\.tsx?|shell\/(brand-mark|skip-link|billing-notice|menu-on-demand|xp-badge)\.tsx?|react-dom\/cjs\/react-dom\.production/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // The router brings its own for a React that has none.
  // The second writes style elements, which the content security policy forbids.
  resolve: {
    alias: {
      'use-sync-external-store/shim/index.js': 'react',
      'react-style-singleton': join(import.meta.dirname, 'ui/style-singleton.ts'),
    },
  },
  // Found by a scan at start: a dependency met only on the first visit would reload the page.
  optimizeDeps: { entries: [clientEntry] },
  build: {
    manifest: true,
    cssCodeSplit: false,
    // The content security policy allows no data: addresses for scripts, styles and fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: clientEntry,
      // What every page needs comes in one piece: in thirty it would be larger, and later. The entry stays
      // outside: it waits for the page, which needs this piece. So does what fetches pieces: it runs before
      // the first paint, and the piece must not.
      output: {
        codeSplitting: {
          groups: [
            { name: 'fetching', test: 'vite/preload-helper', priority: 3 },
            { name: 'every-page', test: neededEverywhere, priority: 2 },
            // The console stands in the app's shell: without its own piece that would lie in the console's.
            { name: 'app-shell', test: /shell\/app-shell\.tsx$/, priority: 1 },
            { name: 'public-shell', test: /shell\/public-shell\.tsx$/, priority: 1 },
            { name: 'console', test: /app\/(console-shell|screens\/console-screens)\.tsx?$/ },
          ],
        },
      },
    },
  },
});
