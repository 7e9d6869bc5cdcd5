import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RenewedAddress } from './renewed-address.ts';

const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000);
/** The end that the server writes into an address. */
const end = () => Date.now() / 1000 + 900;
const old = () => `/videos/a.m3u8?until=${end()}&signature=old`;
const segment = '/videos/a-720.mp4?until=1&signature=old';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function signedBy(...signatures: readonly string[]) {
  const left = [...signatures];
  const renew = vi.fn(async () => `/videos/a.m3u8?until=${end()}&signature=${left.shift()}`);
  const address = new RenewedAddress({ address: old(), renew });
  const signatureOf = async () => new URL(await address.signed(segment)).searchParams.get('signature');
  return { renew, signatureOf };
}

describe('the address of a long video', () => {
  it('is renewed before it expires, once for all requests', async () => {
    const { renew, signatureOf } = signedBy('new', 'newer');
    minutes(8);
    expect(await signatureOf()).toBe('old');
    minutes(2);
    expect(await Promise.all([signatureOf(), signatureOf()])).toEqual(['new', 'new']);
    expect(renew).toHaveBeenCalledOnce();
    minutes(8);
    expect(await signatureOf()).toBe('new');
    minutes(2);
    expect(await signatureOf()).toBe('newer');
  });

  it('is renewed at once if it was read long ago', async () => {
    const address = new RenewedAddress({ address: old(), renew: async () => old().replace('old', 'new') });
    minutes(8);
    const later = new RenewedAddress({ address: segment, renew: async () => old().replace('old', 'new') });
    expect(await address.signed(segment)).toContain('signature=old');
    expect(await later.signed(segment)).toContain('signature=new');
  });

  it('stays as it is when nobody answers', async () => {
    const renew = () => Promise.reject(new Error('no connection'));
    const address = new RenewedAddress({ address: old(), renew });
    minutes(10);
    expect(await address.signed(segment)).toMatch(/\/videos\/a-720\.mp4\?until=[\d.]+&signature=old$/);
  });

  it('is not renewed if it needs no signature', async () => {
    const renew = vi.fn(async () => undefined);
    const address = new RenewedAddress({ address: '/videos/a.m3u8', renew });
    minutes(20);
    expect(await address.signed('/videos/a-720.mp4')).toBe('/videos/a-720.mp4');
    expect(renew).not.toHaveBeenCalled();
  });

  it('leaves the signatures of another site alone', async () => {
    const address = 'https://videos.example/a.m3u8?signature=playlist';
    const stream = new RenewedAddress({ address, renew: async () => address });
    const wanted = 'https://videos.example/1.ts?signature=segment';
    expect(await stream.signed(wanted)).toBe(wanted);
  });
});
