import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ForgetfulStore, ShortLivedStore } from './short-lived-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a short-lived store', () => {
  it('forgets a record when it expires', async () => {
    const store = new ShortLivedStore();
    await store.upsert('code', { accountId: 'ada' }, 60);
    vi.advanceTimersByTime(59_000);
    expect(await store.find('code')).toEqual({ accountId: 'ada' });
    vi.advanceTimersByTime(1_000);
    expect(await store.find('code')).toBeUndefined();
  });

  it('keeps a record without an expiry', async () => {
    const store = new ShortLivedStore();
    await store.upsert('client', { clientId: 'chalkline' });
    vi.advanceTimersByTime(1e10);
    expect(await store.find('client')).toEqual({ clientId: 'chalkline' });
  });

  it('marks used records, and revokes everything of one grant', async () => {
    const store = new ShortLivedStore();
    await store.upsert('one', { grantId: 'first' }, 60);
    await store.upsert('other', { grantId: 'second' }, 60);
    await store.consume('one');
    expect(await store.find('one')).toHaveProperty('consumed');
    await store.revokeByGrantId('first');
    expect(await store.find('one')).toBeUndefined();
    expect(await store.find('other')).toBeDefined();
  });

  it('drops the oldest records when there are too many', async () => {
    const store = new ShortLivedStore();
    for (let id = 0; id <= 1000; id += 1) await store.upsert(String(id), {}, 60);
    expect(await store.find('0')).toBeUndefined();
    expect(await store.find('1')).toBeDefined();
  });
});

describe('a forgetful store', () => {
  it('keeps nothing', async () => {
    const store = new ForgetfulStore();
    await store.upsert();
    expect(await store.find('session')).toBeUndefined();
  });
});
