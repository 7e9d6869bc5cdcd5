import { describe, expect, it } from 'vitest';
import { isSignedFor, signAddress } from './signed-address.ts';

const key = Buffer.from('the key of these tests');
const now = new Date('2026-11-16T10:00:00Z');
const video = { address: '/videos/0b8f3c1e-5a52-4f5e-9d3b-3a8a1f0c7d11.mp4', personId: 'ada' };
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

function signatureIn(address: string) {
  const { searchParams } = new URL(address, 'https://chalkline.example');
  return { until: Number(searchParams.get('until')), signature: searchParams.get('signature') ?? '' };
}

describe('the signed address of a video', () => {
  const signed = signatureIn(signAddress(video, key, now));

  it('is valid for its person for fifteen minutes', () => {
    expect(isSignedFor(video, signed, key, minutes(15))).toBe(true);
    expect(isSignedFor(video, signed, key, minutes(15.1))).toBe(false);
  });

  it('stays the same for five minutes, so that a lesson that is read again goes on playing', () => {
    const first = signAddress(video, key, now);
    expect(signAddress(video, key, minutes(4.9))).toBe(first);
    expect(signAddress(video, key, minutes(5))).not.toBe(first);
    expect(isSignedFor(video, signatureIn(signAddress(video, key, minutes(4.9))), key, minutes(14.9))).toBe(
      true,
    );
  });

  it.each([
    ['another person', { ...video, personId: 'grace' }, signed, key],
    ['another video', { ...video, address: '/videos/other.mp4' }, signed, key],
    ['a later end', video, { ...signed, until: signed.until + 60 }, key],
    ['a changed signature', video, { ...signed, signature: `${signed.signature.slice(0, -1)}_` }, key],
    ['no signature', video, { ...signed, signature: '' }, key],
    ['a time that is no number', video, { ...signed, until: Number.NaN }, key],
    ['another secret', video, signed, Buffer.from('another key')],
  ])('is not valid with %s', (_, signedFor, signature, secret) => {
    expect(isSignedFor(signedFor, signature, secret, now)).toBe(false);
  });
});
