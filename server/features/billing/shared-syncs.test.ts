import { describe, expect, it } from 'vitest';
import { SharedSyncs } from './shared-syncs.ts';

interface Sync {
  readonly customerId: string;
  end(): void;
  fail(): void;
}

function recordedSyncs() {
  const begun: Sync[] = [];
  const syncs = new SharedSyncs(
    (customerId) =>
      new Promise((resolve, reject) => {
        begun.push({ customerId, end: resolve, fail: () => reject(new Error('not reachable')) });
      }),
  );
  return { begun, syncs };
}

describe('the syncs of a customer', () => {
  it('are shared by everyone who asks while one is running', async () => {
    const { begun, syncs } = recordedSyncs();
    const first = syncs.request('ann');
    const later = [syncs.request('ann'), syncs.request('ann'), syncs.request('ann')];
    expect(begun).toHaveLength(1);
    begun[0]?.end();
    await first;
    await expect.poll(() => begun.length).toBe(2);
    begun[1]?.end();
    await Promise.all(later);
    expect(begun).toHaveLength(2);
  });

  it('begin at once when none is running, and for another customer', async () => {
    const { begun, syncs } = recordedSyncs();
    const first = syncs.request('ann');
    begun[0]?.end();
    await first;
    void syncs.request('ann');
    void syncs.request('ben');
    expect(begun.map(({ customerId }) => customerId)).toEqual(['ann', 'ann', 'ben']);
  });

  it('begin again after one that failed, which fails only for those who asked for it', async () => {
    const { begun, syncs } = recordedSyncs();
    const first = syncs.request('ann');
    const second = syncs.request('ann');
    begun[0]?.fail();
    await expect(first).rejects.toThrow('not reachable');
    await expect.poll(() => begun.length).toBe(2);
    begun[1]?.end();
    await expect(second).resolves.toBeUndefined();
  });
});
