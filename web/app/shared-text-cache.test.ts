import { describe, expect, it } from 'vitest';
import { SharedTextCache } from './shared-text-cache.ts';

/** With a key of one character, it takes this many bytes. */
const textOf = (bytes: number) => ({ text: 'x'.repeat(bytes / 2 - 1) });

describe('a cache of shared texts', () => {
  it('returns the same object for the same key', () => {
    const cache = new SharedTextCache(100);
    const text = textOf(40);
    cache.add('a', text);
    expect(cache.get('a')).toBe(text);
    expect(cache.get('b')).toBeUndefined();
  });

  it('drops the least recently used texts when it has more bytes than allowed', () => {
    const cache = new SharedTextCache(100);
    cache.add('a', textOf(40));
    cache.add('b', textOf(40));
    cache.get('a');
    cache.add('c', textOf(40));
    expect(['a', 'b', 'c'].filter((key) => cache.get(key))).toEqual(['a', 'c']);
    cache.add('d', textOf(100));
    expect(['a', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['d']);
  });

  it('counts a text that replaces another one only once', () => {
    const cache = new SharedTextCache(100);
    cache.add('a', textOf(60));
    cache.add('a', textOf(50));
    cache.add('b', textOf(50));
    expect(cache.get('a')).toBeDefined();
    expect(cache.get('b')).toBeDefined();
  });

  it('keeps no text that is larger than all of it', () => {
    const cache = new SharedTextCache(100);
    cache.add('a', textOf(40));
    cache.add('b', textOf(102));
    expect(cache.get('a')).toBeDefined();
    expect(cache.get('b')).toBeUndefined();
  });
});
