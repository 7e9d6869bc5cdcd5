import { describe, expect, it } from 'vitest';
import { readConfig } from '../platform/config/config.ts';
import { codesOf } from './code-settings.ts';

const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
const smtp = { SMTP_URL: 'smtp://mail.example.com' };

describe('a sign-in code', () => {
  it.each([
    ['Google and a mail server', { ...google, ...smtp }, 'email', ['email', 'https://accounts.google.com']],
    ['Google and the inbox of the sandbox', google, 'sandbox-email', ['sandbox-email']],
    ['the people of the sandbox', smtp, 'sandbox-email', ['sandbox-email', 'sandbox']],
    ['the sandbox', {}, 'sandbox-email', ['sandbox-email', 'sandbox']],
  ])(
    'with %s opens only accounts that are as real as itself',
    (_, environment, storedIssuer, opensAccountsOf) => {
      expect(codesOf(readConfig(environment))).toEqual({ storedIssuer, opensAccountsOf });
    },
  );
});
