import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isInstalled } from './install.mjs';
import { temporaryFolder } from './testing/temporary-folder.ts';

describe('a project folder', () => {
  it('is not installed without node_modules', () => {
    expect(isInstalled(temporaryFolder({ 'package-lock.json': '{}' }))).toBe(false);
  });

  it('is not installed after an interrupted install', () => {
    const folder = temporaryFolder({ 'package-lock.json': '{}', 'node_modules/zod/index.js': '' });
    expect(isInstalled(folder)).toBe(false);
  });

  it.each([
    { age: 'newer', seconds: 100, installed: true },
    { age: 'older', seconds: -100, installed: false },
  ])('recognizes an install that is $age than the lock file', ({ seconds, installed }) => {
    const folder = temporaryFolder({ 'package-lock.json': '{}', 'node_modules/.package-lock.json': '{}' });
    const time = new Date(Date.now() + seconds * 1000);
    utimesSync(join(folder, 'node_modules/.package-lock.json'), time, time);
    expect(isInstalled(folder)).toBe(installed);
  });
});
