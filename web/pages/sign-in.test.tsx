// @vitest-environment happy-dom
import type { PendingCode } from '@chalkline/contract/sign-in';
import { describe, expect, it } from 'vitest';
import { aFreeLearner } from '../testing/examples.ts';
import { type OpenPage, openPage } from '../testing/open-page.tsx';
import { setUpPageTests } from '../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();

const pending: PendingCode = {
  email: 'ada@example.com',
  returnTo: '/courses',
  isOpen: true,
  attemptsLeft: 5,
  secondsUntilResend: 0,
  purpose: 'sign-in',
};
const openCode = (facts: Partial<PendingCode> = {}, query = ''): Promise<OpenPage> => {
  server.answer('GET /api/sign-in/code', { pending: { ...pending, ...facts } });
  return openPage(`/sign-in/code${query}`);
};

const linkTo = (page: OpenPage, name: string) => page.getByRole('link', { name }).getAttribute('href');

/** What a form sends, and where to. */
function formOf(button: HTMLElement) {
  const form = button.closest('form');
  const fields = Object.fromEntries(new FormData(form ?? undefined));
  return { method: form?.method, action: form?.getAttribute('action'), fields };
}

describe('the sign-in page', () => {
  it('offers Google and a code by email, and keeps the way back', async () => {
    const page = await openPage('/sign-in?returnTo=%2Fcourses%3Fsearch%3Dai');
    page.getByRole('heading', { level: 1, name: 'Sign in' });
    expect(linkTo(page, 'Continue with Google')).toBe('/api/auth/google?returnTo=%2Fcourses%3Fsearch%3Dai');
    const email = page.getByLabelText('Your email');
    expect([email.getAttribute('type'), email.getAttribute('autocomplete')]).toEqual(['email', 'email']);
    expect(formOf(page.getByRole('button', { name: 'Email me a code' }))).toEqual({
      method: 'post',
      action: '/api/sign-in/code',
      fields: { _csrf: 'a-form-token', returnTo: '/courses?search=ai', email: '' },
    });
  });

  it('says before a checkout that the payment comes next', async () => {
    const next = /you go straight to the payment/;
    expect((await openPage('/sign-in')).queryByText(next)).toBeNull();
    (await openPage('/sign-in?returnTo=%2Fcheckout%2Fcontinue')).getByText(next);
  });

  it('says at the field that an address is not one', async () => {
    const page = await openPage('/sign-in?problem=address');
    const email = page.getByLabelText('Your email');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    page.getByText('Please enter an email address, such as name@example.com.');
  });

  it.each([
    ['too_many', 'Too many codes'],
    ['mail', "We couldn't send the email"],
    ['staff', 'Sign in with Google first'],
    ['closed', "A code can't open this account"],
    ['link', 'Sign in to your account first'],
    ['off', 'Email codes are switched off'],
    ['unconnected', "This Google account isn't connected"],
  ])('says what went wrong: %s', async (problem, title) => {
    const page = await openPage(`/sign-in?problem=${problem}`);
    expect(page.getByRole('alert').textContent).toContain(title);
  });

  it('stays calm when somebody has left Google', async () => {
    const page = await openPage('/sign-in?returnTo=%2Fcourses&problem=cancelled');
    expect(page.getByRole('status').textContent).toMatch(/^You left Google before you finished/);
    expect(page.queryByRole('alert')).toBeNull();
    expect(linkTo(page, 'Continue with Google')).toBe('/api/auth/google?returnTo=%2Fcourses');
  });

  it('lets somebody who is signed in go on, and only to a page of this site', async () => {
    signIn(aFreeLearner);
    expect(linkTo(await openPage('/sign-in?returnTo=%2Fcourses'), 'Continue')).toBe('/courses');
    const elsewhere = await openPage('/sign-in?returnTo=javascript%3Aalert(1)');
    expect(linkTo(elsewhere, 'Continue')).toBe('/dashboard');
  });

  it('asks for a new sign-in to confirm an action', async () => {
    signIn(aFreeLearner);
    const page = await openPage('/sign-in?returnTo=%2Ffounder&again=yes');
    page.getByRole('heading', { level: 1, name: "Confirm it's you" });
    expect(linkTo(page, 'Continue with Google')).toBe('/api/auth/google?returnTo=%2Ffounder&again=yes');
    expect(page.getByDisplayValue(aFreeLearner.email)).toBe(page.getByLabelText('Your email'));
    expect(page.queryByRole('link', { name: 'Continue' })).toBeNull();
  });
});

describe('the page for a code', () => {
  it('says where the code was sent, and takes it from the phone or the clipboard', async () => {
    const page = await openCode();
    page.getByRole('heading', { level: 1, name: 'Check your email' });
    expect(page.getByText(/^We sent a code to/).textContent?.trim()).toBe(
      'We sent a code to ada@example.com.',
    );
    expect(linkTo(page, 'Use another address or Google')).toBe('/sign-in?returnTo=%2Fcourses');
    const code = page.getByLabelText('6-digit code');
    expect(code.getAttribute('autocomplete')).toBe('one-time-code');
    expect(code.getAttribute('inputmode')).toBe('numeric');
    await page.user.click(code);
    await page.user.paste('123 456');
    expect(formOf(page.getByRole('button', { name: 'Sign in' }))).toEqual({
      method: 'post',
      action: '/api/sign-in/code/check',
      fields: { _csrf: 'a-form-token', code: '123 456' },
    });
  });

  it.each([
    [3, 'You have 3 tries left.'],
    [1, 'You have 1 try left.'],
  ])('says that a code is wrong, with %i attempts left', async (attemptsLeft, text) => {
    const page = await openCode({ attemptsLeft }, '?problem=code');
    expect(page.getByLabelText('6-digit code').getAttribute('aria-invalid')).toBe('true');
    expect(page.getByText(/That isn't the code we sent/).textContent).toContain(text);
  });

  it('sends another code, and says how long that takes', async () => {
    const page = await openCode({ secondsUntilResend: 42 }, '?problem=wait');
    expect(page.getByRole('alert').textContent).toContain('in 42 seconds');
    const sent = await openCode({ secondsUntilResend: 60 }, '?problem=resent');
    expect(sent.getByRole('status').textContent).toMatch(/^We've sent another code/);
    expect(sent.queryByText(/in 60 seconds/)).toBeNull();
    const again = await openCode();
    expect(formOf(again.getByRole('button', { name: 'Send another code' }))).toEqual({
      method: 'post',
      action: '/api/sign-in/code/resend',
      fields: { _csrf: 'a-form-token' },
    });
  });

  it.each([
    [0, 'Too many tries'],
    [4, 'That code has expired'],
  ])('offers another code when %i attempts are left of one that ended', async (attemptsLeft, title) => {
    const page = await openCode({ isOpen: false, attemptsLeft }, '?problem=code');
    page.getByRole('heading', { level: 1, name: title });
    page.getByRole('button', { name: 'Send another code' });
    expect(page.queryByLabelText('6-digit code')).toBeNull();
  });

  it('explains that a code turns on codes for an account', async () => {
    const turningOn = await openCode({ purpose: 'add', returnTo: '/account' });
    turningOn.getByRole('heading', { level: 1, name: 'Turn on email codes' });
    turningOn.getByRole('button', { name: 'Turn on email codes' });
    expect(linkTo(turningOn, 'Back to your account')).toBe('/account');
  });

  it('explains that a code connects Google with the account', async () => {
    const page = await openCode({ purpose: 'link' });
    page.getByRole('heading', { level: 1, name: 'Connect Google' });
    const lead = page.getByText(/^You already have an account with/);
    expect(lead.textContent).toContain('You already have an account with ada@example.com. Enter the code');
  });

  it('explains in another browser that the code belongs elsewhere', async () => {
    server.answer('GET /api/sign-in/code', { pending: null });
    const page = await openPage('/sign-in/code');
    page.getByRole('heading', { level: 1, name: 'No code to enter here' });
    expect(linkTo(page, 'Sign in here')).toBe('/sign-in');
  });
});
