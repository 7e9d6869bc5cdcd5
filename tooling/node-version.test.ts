import { describe, expect, it } from 'vitest';
import { supportsNode } from './node-version.mjs';

describe('the Node version check', () => {
  it.each(['v20.19.0', 'v20.19.5', 'v20.20.2', 'v22.0.0', 'v100.1.0'])('runs on %s', (version) => {
    expect(supportsNode(version, '>=20.19')).toBe(true);
  });

  it.each(['v20.18.3', 'v20.9.0', 'v18.20.0', 'v9.99.0'])('refuses %s', (version) => {
    expect(supportsNode(version, '>=20.19')).toBe(false);
  });

  it('compares the last part too when the range names one', () => {
    expect(supportsNode('v20.19.0', '>=20.19.1')).toBe(false);
    expect(supportsNode('v20.19.1', '>=20.19.1')).toBe(true);
  });
});
