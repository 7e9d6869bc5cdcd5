import { expect, it } from 'vitest';
import { signInNotice } from './sign-in-toast.ts';

it('says in words why the sign-in did not succeed', () => {
  expect(signInNotice('?signIn=cancelled')?.title).toBe('Sign-in cancelled');
  expect(signInNotice('?signIn=unverified')?.title).toBe('Email address not verified');
  expect(signInNotice('?signIn=failed')?.title).toBe('Sign-in failed');
});

it.each(['', '?signIn=', '?signIn=toString', '?other=failed'])('says nothing for %j', (search) => {
  expect(signInNotice(search)).toBeUndefined();
});
