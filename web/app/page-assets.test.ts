import type { ClientManifest } from '@chalkline/contract/pages';
import { describe, expect, it } from 'vitest';
import { notFoundScreen } from './interactive-screens.ts';
import { assetsOf } from './page-assets.ts';

const manifest: ClientManifest = {
  scripts: {
    'app/hydrate.ts': ['hydrate.js'],
    'app/run-react.ts': ['react.js'],
    'app/entry-client.tsx': ['every-page.js', 'react.js'],
    'pages/not-found.tsx': ['not-found.js', 'every-page.js', 'buttons.js'],
    'features/shell/public-shell.tsx': ['public-shell.js', 'every-page.js'],
  },
  styles: {
    all: 'all.css',
    withoutConsole: 'without-console.css',
    pages: { 'pages/not-found.tsx': 'not-found.css' },
  },
};

describe('the 404 page', () => {
  it('preloads its own script and the one of the public shell, with what they import', () => {
    const { scripts, preloads } = assetsOf(manifest)(notFoundScreen, false);
    expect(scripts).toEqual(['/hydrate.js']);
    expect(preloads).toEqual([
      '/react.js',
      '/every-page.js',
      '/not-found.js',
      '/buttons.js',
      '/public-shell.js',
    ]);
  });

  it('has a style sheet of its own, which names the one with all styles', () => {
    const { styles, allStyles } = assetsOf(manifest)(notFoundScreen, false);
    expect({ styles, allStyles }).toEqual({ styles: '/not-found.css', allStyles: '/without-console.css' });
  });
});
