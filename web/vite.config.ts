import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // Found by a scan at start: a dependency met only on the first visit would reload the page.
  optimizeDeps: { entries: ['app/entry-client.tsx'] },
  build: {
    manifest: true,
    cssCodeSplit: false,
    // The content security policy allows no data: addresses for scripts, styles and fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'app/entry-client.tsx' },
  },
});
