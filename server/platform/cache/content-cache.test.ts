import { describe, expect, it, vi } from 'vitest';
import { ContentWatch } from '../../db/content-watch.ts';
import { DatabaseDown } from '../../db/database-out-of-reach.ts';
import { cacheEachUntilContentChanges, cacheUntilContentChanges } from './content-cache.ts';

describe('a value that is kept until content changes', () => {
  it('is loaded once, and again after a change', async () => {
    const watch = new ContentWatch();
    const load = vi.fn(async () => watch.version);
    const read = cacheUntilContentChanges(watch, load);
    expect([await read(), await read()]).toEqual([0, 0]);
    watch.contentChanged();
    expect([await read(), await read()]).toEqual([1, 1]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is loaded each time while changes could be missed', async () => {
    const watch = new ContentWatch();
    const load = vi.fn(async (key: string) => key);
    const read = cacheEachUntilContentChanges(watch, load);
    watch.connectionLost();
    await read('a');
    await read('a');
    watch.connectionRestored();
    await read('a');
    await read('a');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is not kept when content changed during loading', async () => {
    const watch = new ContentWatch();
    let title = 'old';
    const load = async () => {
      const seen = title;
      title = 'new';
      watch.contentChanged();
      return seen;
    };
    const one = cacheUntilContentChanges(watch, load);
    expect([await one(), await one()]).toEqual(['old', 'new']);
    title = 'old';
    const each = cacheEachUntilContentChanges(watch, load);
    expect([await each('a'), await each('a')]).toEqual(['old', 'new']);
  });

  it('is kept for each key, except for keys that do not exist', async () => {
    const load = vi.fn(async (slug: string) => (slug === 'unknown' ? undefined : slug.toUpperCase()));
    const read = cacheEachUntilContentChanges(new ContentWatch(), load);
    expect([await read('a'), await read('b'), await read('a'), await read('b')]).toEqual([
      'A',
      'B',
      'A',
      'B',
    ]);
    expect([await read('unknown'), await read('unknown')]).toEqual([undefined, undefined]);
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('is served while changes could be missed only if the database is unreachable', async () => {
    const watch = new ContentWatch();
    let answer = async () => 'first';
    const one = cacheUntilContentChanges(watch, () => answer());
    const each = cacheEachUntilContentChanges(watch, () => answer());
    expect([await one(), await each('a')]).toEqual(['first', 'first']);
    watch.connectionLost();
    answer = () => Promise.reject(new DatabaseDown());
    expect([await one(), await each('a')]).toEqual(['first', 'first']);
    await expect(each('b')).rejects.toThrow(DatabaseDown);
    answer = () => Promise.reject(new Error('wrong in another way'));
    await expect(one()).rejects.toThrow('wrong in another way');
    await expect(each('a')).rejects.toThrow('wrong in another way');
    answer = async () => 'second';
    expect([await one(), await each('a')]).toEqual(['second', 'second']);
  });

  it('is loaded again after listening was interrupted, because something may have changed', async () => {
    const watch = new ContentWatch();
    const load = vi.fn(async () => 'first');
    const one = cacheUntilContentChanges(watch, load);
    await one();
    watch.connectionLost();
    watch.connectionRestored();
    await one();
    expect(load).toHaveBeenCalledTimes(2);
    watch.connectionLost();
    watch.connectionRestored();
    load.mockRejectedValue(new DatabaseDown());
    expect(await one(), 'for want of anything newer').toBe('first');
    expect(watch.outdatedReads).toBe(1);
    load.mockResolvedValue('second');
    expect(await one(), 'and not taken for current').toBe('second');
  });

  it('is not served after a known change, even when the database is unreachable', async () => {
    const watch = new ContentWatch();
    const load = vi.fn(async () => 'first');
    const one = cacheUntilContentChanges(watch, load);
    await one();
    watch.contentChanged();
    load.mockRejectedValue(new DatabaseDown());
    await expect(one()).rejects.toThrow(DatabaseDown);
  });
});
