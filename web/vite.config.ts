import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const clientEntry = 'app/entry-client.tsx';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
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
      // outside: it waits for the page, which needs this piece.
      output: { codeSplitting: { groups: [{ name: 'every-page', test: 'app/app.tsx' }] } },
    },
  },
});
