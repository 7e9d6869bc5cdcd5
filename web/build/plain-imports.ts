import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/**
 * Vite wraps every dynamic import in a helper that preloads the import's styles and scripts. There is one style sheet
 * and no list of scripts (`modulePreload` of the builds), so here the helper only imports. Each module has its own:
 * one for all would be one more file on every page, which even the smallest script would have to fetch first.
 */
export const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /vite\/preload-helper/ },
    handler: (_, importer) => `${helper}?${importer}`,
  },
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};
