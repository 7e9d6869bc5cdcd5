import { describe, expect, it } from 'vitest';
import { newcomerFormFrom, readNewcomer } from './newcomer-form.ts';

const read = (email: string, name: string) => readNewcomer({ email, name, emailVerified: true });

describe('the form for somebody else', () => {
  it.each([
    ['Mary Ann Smith', 'Mary', 'Ann Smith'],
    ['  Cher ', 'Cher', ''],
    ['李 小龙', '李', '小龙'],
    ['x'.repeat(100), 'x'.repeat(100), ''],
  ])('reads the name %j', (name, givenName, familyName) => {
    expect(read('a@b.example', name).newcomer).toMatchObject({ givenName, familyName });
  });

  it.each(['a@b.example', 'A.B+c@SUB.b-c.example', `${'x'.repeat(240)}@b.example.org`])(
    'takes the email %s',
    (email) => expect(read(email, 'A').newcomer?.email).toBe(email.toLowerCase()),
  );

  it.each([
    'a',
    'a@b',
    '@b.example',
    'a@',
    'a b@c.example',
    'a@b..example',
    'a@-b.example',
    'a@b.example\r\nbcc: c@d.example',
    'a@b.example, c@d.example',
    '<a@b.example>',
    `${'x'.repeat(250)}@b.example`,
  ])('refuses the email %j', (email) => {
    expect(Object.keys(read(email, 'A').mistakes ?? {})).toEqual(['email']);
  });

  it.each(['', ' ', 'a\nb', 'a\u0000b', 'a\u2028b', 'x'.repeat(101)])('refuses the name %j', (name) => {
    expect(Object.keys(read('a@b.example', name).mistakes ?? {})).toEqual(['name']);
  });

  it('treats an unchecked box as an unverified email', () => {
    expect(newcomerFormFrom(new URLSearchParams('email=a@b.example&name=A')).emailVerified).toBe(false);
    expect(newcomerFormFrom(new URLSearchParams('verified=yes')).emailVerified).toBe(true);
  });
});
