import { describe, expect, it } from 'vitest';
import { readContentFilter, readVersion, writeContentFilter } from './content-filter.ts';

describe('the content filter', () => {
  it('is written to the URL and read back from it', () => {
    const filter = { kind: 'prompt', search: 'a & b', isDeleted: true } as const;
    const address = writeContentFilter(filter);
    expect(address).toBe('?kind=prompt&search=a+%26+b&deleted=1');
    expect(readContentFilter(new URLSearchParams(address))).toEqual(filter);
  });

  it('starts with the courses for an invalid URL', () => {
    const start = { kind: 'course', search: '', isDeleted: false };
    expect(readContentFilter(new URLSearchParams())).toEqual(start);
    expect(readContentFilter(new URLSearchParams('kind=toString&deleted=yes'))).toEqual(start);
    expect(writeContentFilter({ kind: 'course', search: '', isDeleted: false })).toBe('');
  });

  it('accepts only possible versions', () => {
    expect(readVersion(new URLSearchParams('version=3'))).toBe(3);
    for (const query of ['', 'version=0', 'version=x', 'version=1.5'])
      expect(readVersion(new URLSearchParams(query))).toBeUndefined();
  });
});
