import { describe, expect, it } from 'vitest';
import {
  hasSpaceFor,
  isNearlyFull,
  snapshotQuotaBytes,
  storageFullText,
  storageText,
} from './snapshot-storage.ts';

const mebibyte = 1024 * 1024;
const used = (usedBytes: number) => ({ usedBytes, quotaBytes: snapshotQuotaBytes });

describe("a member's storage for pictures", () => {
  it('is 500 MB in total, to the last byte', () => {
    expect(hasSpaceFor(used(499 * mebibyte), mebibyte)).toBe(true);
    expect(hasSpaceFor(used(499 * mebibyte), mebibyte + 1)).toBe(false);
  });

  it('is nearly full above 80 %', () => {
    expect(isNearlyFull(used(400 * mebibyte))).toBe(false);
    expect(isNearlyFull(used(400 * mebibyte + 1))).toBe(true);
  });

  it('is shown in megabytes', () => {
    expect(storageText(used(12.4 * mebibyte))).toBe('12 MB of 500 MB used');
    expect(storageText(used(0))).toBe('0 MB of 500 MB used');
    expect(storageText(used(1000))).toBe('Less than 1 MB of 500 MB used');
    expect(storageFullText(used(0))).toContain('500 MB');
  });
});
