import { describe, expect, it } from 'vitest';
import { derivedSecret } from '../security/derived-secret.ts';
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.ts';

const key = derivedSecret('a secret of the tests, long enough to be one', 'unsubscribe links');
const other = derivedSecret('a secret of the tests, long enough to be one', 'something else');
const subscriber = { userId: '3f0c3a52-5b1e-4d7c-9a55-0d2f8f4f9d11', type: 'ticket_reply' } as const;

describe('an unsubscribe token', () => {
  it('names the person and the type, and shows neither', () => {
    const token = unsubscribeToken(subscriber, key);
    expect(readUnsubscribeToken(token, key)).toEqual(subscriber);
    expect(token).toMatch(/^[\w-]+$/);
    expect(Buffer.from(token, 'base64url').toString()).not.toContain(subscriber.userId);
  });

  it.each(['', 'none', 'AAAA', 'a'.repeat(500)])('cannot be made up as %j', (token) => {
    expect(readUnsubscribeToken(token, key)).toBeUndefined();
  });

  it('cannot be made with another key', () => {
    expect(readUnsubscribeToken(unsubscribeToken(subscriber, other), key)).toBeUndefined();
  });
});
