import { describe, expect, it, vi } from 'vitest';
import { ByteCache } from './byte-cache.ts';

const bytes = (length: number) => async () => Buffer.alloc(length);

describe('ByteCache', () => {
  it('keeps what was made', async () => {
    const cache = new ByteCache(100);
    const first = await cache.get('a', bytes(50));
    expect(await cache.get('a', () => Promise.reject(new Error('made again')))).toBe(first);
  });

  it('makes one value for everybody who asks at the same time', async () => {
    const cache = new ByteCache(100);
    const make = vi.fn(bytes(50));
    const [one, other] = await Promise.all([cache.get('a', make), cache.get('a', make)]);
    expect(other).toBe(one);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('makes a value again after a failure', async () => {
    const cache = new ByteCache(100);
    await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await cache.get('a', bytes(5))).length).toBe(5);
  });

  it('makes a value again that it was told to forget, and has room for others', async () => {
    const cache = new ByteCache(100);
    const make = vi.fn(bytes(60));
    await cache.get('a', make);
    cache.forget('a');
    cache.forget('unknown');
    await cache.get('a', make);
    expect(make).toHaveBeenCalledTimes(2);
    cache.forget('a');
    await cache.get('b', bytes(60));
    await cache.get('c', bytes(40));
    expect((await cache.get('b', () => Promise.reject(new Error('made again')))).length).toBe(60);
  });

  it('drops the least recently used value, and never keeps one larger than the cache', async () => {
    const cache = new ByteCache(100);
    const make = vi.fn(bytes(40));
    for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, make);
    expect(make).toHaveBeenCalledTimes(3);
    await cache.get('a', make);
    expect(make).toHaveBeenCalledTimes(3);
    await cache.get('b', make);
    expect(make).toHaveBeenCalledTimes(4);
    const large = vi.fn(bytes(101));
    await cache.get('large', large);
    await cache.get('large', large);
    expect(large).toHaveBeenCalledTimes(2);
  });
});
