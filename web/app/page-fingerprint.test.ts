import { describe, expect, it } from 'vitest';
import { fingerprintOf } from './page-fingerprint.ts';

const noon = new Date('2026-03-04T12:00:00Z');
const shared = { text: '{"title":"A course"}' };
const state = ['{"user":"Ada"}', shared, ']'];
const fingerprint = fingerprintOf('/courses', state, noon);

describe('the fingerprint of a page', () => {
  it('is the same for a page with the same data', () => {
    expect(fingerprintOf('/courses', [...state], new Date('2026-03-04T23:59:59Z'))).toBe(fingerprint);
  });

  it.each([
    ['another address', () => fingerprintOf('/courses?search=css', state, noon)],
    ['other personal data', () => fingerprintOf('/courses', ['{"user":"Bob"}', shared, ']'], noon)],
    ['changed content', () => fingerprintOf('/courses', [state[0] ?? '', { ...shared }, ']'], noon)],
    ['less content', () => fingerprintOf('/courses', [state[0] ?? '', ']'], noon)],
    ['another day', () => fingerprintOf('/courses', state, new Date('2026-03-05T00:00:00Z'))],
  ])('differs for %s', (_, other) => {
    expect(other()).not.toBe(fingerprint);
  });
});
