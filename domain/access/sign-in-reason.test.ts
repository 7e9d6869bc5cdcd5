import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homeAskingToSignIn } from './home-asking-to-sign-in.ts';
import { otherPageSentence, signInReason } from './sign-in-reason.ts';

/** What the landing page learns when this page was requested. */
const reasonFor = (page: string) =>
  signInReason(new URL(homeAskingToSignIn(page), 'https://x.example').search);

describe('the reason why a visitor was sent home', () => {
  it.each([
    ['/dashboard', 'Sign in to open your dashboard.'],
    ['/courses', 'Sign in to open the course catalogue.'],
    ['/courses?search=website', 'Sign in to open the course catalogue.'],
    ['/courses/39', 'Sign in to open this course.'],
    ['/prompts?search=login', 'Sign in to open the prompts.'],
    ['/consulting?ticket=7', 'Sign in to open your consulting board.'],
    ['/account', 'Sign in to open your account.'],
    ['/notifications', 'Sign in to open your notifications.'],
    ['/checkout/complete?session=1', 'Sign in to see your purchase.'],
    ['/build-your-first-website/2', 'Sign in to open this lesson.'],
    ['/some/longer/address', otherPageSentence],
  ])('names the page that was requested: %s', (page, sentence) => {
    expect(reasonFor(page)).toEqual({ sentence, returnTo: page });
  });

  it.each([
    '',
    '?',
    '?returnTo=',
    '?signIn=failed',
    '?returnTo=https://evil.example',
    '?returnTo=//evil.example',
  ])('is unknown at /%s', (search) => {
    expect(signInReason(search)).toBeUndefined();
  });

  it.each([`/${'a'.repeat(2000)}`, '//evil.example', '/api/logout'])('is unknown for %s', (page) => {
    expect(reasonFor(page)).toBeUndefined();
  });

  it('never leads to another site and never repeats words of the URL', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((tail) => `/${tail}`),
        ),
        (page) => {
          const reason = signInReason(`?${new URLSearchParams({ returnTo: page })}`);
          if (!reason) return;
          expect(new URL(reason.returnTo, 'https://x.example').origin).toBe('https://x.example');
          expect(reason.sentence).toMatch(/^Sign in to (open|see) (your|the|this) [a-z ]+\.$/);
        },
      ),
    );
  });
});
