import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const clientEntry = 'app/hydrate.ts';
// Browsers never load the plain screens, but their styles belong in the style sheet.
const plainScreens = 'app/screens/plain-screens.ts';
// Posts ship no other script.
const copyPrompts = 'app/copy-prompts.ts';
const signInScript = 'app/sign-in-script.ts';
// The console also reads the query string. Without this, the module would be part of the console's chunk,
// and every page that reads its query string would fetch that chunk.
const neededEverywhere =
  /app\/app\.tsx|api\/query-client\.ts|ui\/(chalk-heading|query-string|overlay-container|outside-events)\.tsx?|shell\/(brand-mark|skip-link|billing-toast|menu-on-demand|xp-badge)\.tsx?|react-dom\/cjs\/react-dom\.production/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
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
  build: {
    manifest: true,
    cssCodeSplit: false,
    // The content security policy allows no data: addresses for scripts, styles and fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [clientEntry, plainScreens, copyPrompts, signInScript],
      // Modules that every page needs are in one chunk; in thirty chunks they would be larger and slower.
      // The entry stays outside, because it loads this chunk. So does the chunk loader: it runs before the
      // first paint, and this chunk must not.
      output: {
        codeSplitting: {
          groups: [
            { name: 'fetching', test: 'vite/preload-helper', priority: 3 },
            // The sign-in page's script calls the server, too, and must not load the app for it.
            { name: 'calls', test: /contract\/addresses\.ts|api\/(api-error|write)\.ts/, priority: 3 },
            { name: 'every-page', test: neededEverywhere, priority: 2 },
            // The console uses the app's shell, which would otherwise be part of the console's chunk.
            { name: 'app-shell', test: /shell\/app-shell\.tsx$/, priority: 1 },
            { name: 'public-shell', test: /shell\/public-shell\.tsx$/, priority: 1 },
            { name: 'console', test: /app\/(console-shell|screens\/console-screens)\.tsx?$/ },
          ],
        },
      },
    },
  },
});
