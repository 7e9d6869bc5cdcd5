import { describe, expect, it } from 'vitest';
import { mailboxOf, normalizeEmail } from './email-address.ts';

describe('a normalized email address', () => {
  it('has no spaces around it and no capital letters', () => {
    expect(normalizeEmail(' Ada@Works.Example ')).toBe('ada@works.example');
  });

  it.each(['\u212Aim@works.example', 'ad\u0130@works.example', '\u00C4da@works.example'])(
    'keeps letters outside of ASCII, so that %s stays an address of its own',
    (email) => expect(normalizeEmail(email)).toBe(email),
  );
});

describe('the mailbox of an email address', () => {
  it.each([
    ['ada+courses@works.example', 'ada@works.example'],
    ['Ada+a+b@works.example', 'ada@works.example'],
    ['ada@works.example', 'ada@works.example'],
    ['+ada@works.example', '+ada@works.example'],
    ['ada@plus+sign.example', 'ada@plus+sign.example'],
  ])('of %s is %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
});
