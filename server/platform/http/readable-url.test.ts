import { describe, expect, it } from 'vitest';
import { readableUrl } from './readable-url.ts';

describe('readableUrl', () => {
  it('leaves readable URLs unchanged', () => {
    for (const url of ['/', '/courses?search=a%20b', '/caf%C3%A9', '/100%25', '/?q=%']) {
      expect(readableUrl(url)).toBe(url);
    }
  });

  it('replaces an unreadable URL by one that is not found', () => {
    expect(readableUrl('/%E0%A4%A')).toBe('/not/a/readable/address');
    expect(readableUrl('/a%00b')).toBe('/not/a/readable/address');
    expect(readableUrl('/api/courses/%')).toBe('/api/not/a/readable/address');
  });
});
