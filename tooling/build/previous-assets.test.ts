import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { keepPreviousAssets } from './previous-assets.mjs';

const releaseWith = (...assets: string[]) =>
  temporaryFolder(Object.fromEntries(assets.map((name) => [`dist/client/assets/${name}`, name])));
const assetOf = (release: string, name: string) => join(release, 'dist/client/assets', name);

describe('a new release', () => {
  it('still has the assets of the one before', () => {
    const [first, second] = [releaseWith('page-1.js', 'fonts/text.woff2'), releaseWith('page-2.js')];
    expect(keepPreviousAssets(first, second)).toBe(2);
    expect(readFileSync(assetOf(second, 'page-1.js'), 'utf8')).toBe('page-1.js');
    expect(existsSync(assetOf(second, 'fonts/text.woff2'))).toBe(true);
  });

  it('no longer has those of the one before that', () => {
    const [first, second, third] = [
      releaseWith('page-1.js'),
      releaseWith('page-2.js'),
      releaseWith('page-3.js'),
    ];
    keepPreviousAssets(first, second);
    expect(keepPreviousAssets(second, third)).toBe(1);
    expect(existsSync(assetOf(third, 'page-1.js'))).toBe(false);
    expect(existsSync(assetOf(third, 'page-2.js'))).toBe(true);
  });

  it('keeps them when the same version is built twice', () => {
    const [first, second, again] = [
      releaseWith('page-1.js'),
      releaseWith('page-2.js'),
      releaseWith('page-2.js'),
    ];
    keepPreviousAssets(first, second);
    expect(keepPreviousAssets(second, again)).toBe(1);
    expect(existsSync(assetOf(again, 'page-1.js'))).toBe(true);
  });

  it('needs no release before', () => {
    expect(keepPreviousAssets(temporaryFolder({}), releaseWith('page-1.js'))).toBe(0);
  });
});
