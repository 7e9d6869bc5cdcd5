import { expect, it } from 'vitest';
import { signInToast } from './sign-in-toast.ts';

it('explains why the sign-in failed', () => {
  expect(signInToast('?signIn=unverified')?.title).toBe('Email address not verified');
  expect(signInToast('?signIn=failed')?.title).toBe('Sign-in failed');
});

it.each(['', '?signIn=', '?signIn=toString', '?other=failed'])('says nothing for %j', (search) => {
  expect(signInToast(search)).toBeUndefined();
});
