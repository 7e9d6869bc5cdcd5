import { describe, expect, it } from 'vitest';
import { identityOf } from './identity-of.ts';

describe('identityOf', () => {
  it('limits the length of names and drops unusable pictures', () => {
    const identity = identityOf('https://accounts.example', {
      sub: '1',
      email: 'ada@example.com',
      email_verified: true,
      given_name: 'a'.repeat(50_000),
      family_name: 'Love\u0000lace',
      name: '\u202e',
      picture: `https://pictures.example/${'x'.repeat(50_000)}`,
    });
    expect(identity).toMatchObject({
      firstName: 'a'.repeat(200),
      lastName: 'Love lace',
      name: null,
      pictureUrl: null,
      isEmailVerified: true,
    });
  });
});
