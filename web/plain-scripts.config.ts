import { defineConfig } from 'vite';
import { clientManifest } from './build/client-manifest.ts';
import { plainImports } from './build/plain-imports.ts';

/** The scripts of plain pages, which do not load the app: a build of their own, so that they share no file with it. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [plainImports, clientManifest('.vite/plain-scripts.json')],
  build: {
    modulePreload: false,
    // The app has been built into the same folder.
    copyPublicDir: false,
    emptyOutDir: false,
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      input: ['app/copy-prompts.ts', 'app/sign-in-script.ts'],
    },
  },
});
