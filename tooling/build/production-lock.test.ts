import { describe, expect, it } from 'vitest';
import { productionPackages } from './production-lock.mjs';

const packages = {
  server: { version: '0.1.0', dependencies: { pdf: '1' } },
  'node_modules/pdf': { version: '1.0.0', dependencies: { fonts: '2', zip: '1' } },
  'node_modules/pdf/node_modules/zip': { version: '1.0.0', dependencies: { bytes: '1' } },
  'node_modules/zip': { version: '3.0.0' },
  'node_modules/bytes': { version: '1.0.0', dev: true },
  'node_modules/fonts': {
    version: '2.0.0',
    optionalDependencies: { 'fonts-linux': '2', 'fonts-elsewhere': '2' },
    peerDependencies: { react: '19' },
    peerDependenciesMeta: { react: { optional: true } },
  },
  'node_modules/fonts-linux': { version: '2.0.0', optional: true },
  'node_modules/vitest': { version: '4.0.0', dev: true },
  'server/node_modules/pictures': { version: '5.0.0' },
};

describe('the packages of a release', () => {
  it('are those that its packages need, each at its place, and no others', () => {
    expect(Object.keys(productionPackages(packages, ['pdf']))).toEqual([
      'node_modules/bytes',
      'node_modules/fonts',
      'node_modules/fonts-linux',
      'node_modules/pdf',
      'node_modules/pdf/node_modules/zip',
    ]);
  });

  it('are no longer marked as packages for development', () => {
    expect(productionPackages(packages, ['pdf'])['node_modules/bytes']).toEqual({ version: '1.0.0' });
  });

  it('move up from a workspace', () => {
    expect(Object.keys(productionPackages(packages, ['pictures']))).toEqual(['node_modules/pictures']);
  });

  it('must all be known', () => {
    expect(() => productionPackages(packages, ['unknown'])).toThrow(/does not contain unknown/);
  });
});
