import type { Locator, Page } from 'playwright/test';
import {
  cards,
  expectCheckout,
  expectGranted,
  payWith,
  planButton,
  someoneNew,
} from './fixtures/checkout.ts';
import { messagesTo } from './fixtures/inbox.ts';
import { expect, test } from './fixtures/journey.ts';
import { hydrated, open } from './fixtures/open.ts';

/** Clicks and fields from the front page to a paid lesson, without the payment form. */
const mostSteps = 12;

/** A person who clicks or taps and types, and counts both. */
class CountingVisitor {
  steps = 0;
  readonly #isOnPhone: boolean;

  constructor(isOnPhone: boolean) {
    this.#isOnPhone = isOnPhone;
  }

  async press(target: Locator): Promise<void> {
    this.steps += 1;
    await (this.#isOnPhone ? target.tap() : target.click());
  }

  async type(field: Locator, text: string): Promise<void> {
    this.steps += 1;
    await field.fill(text);
  }
}

async function codeSentTo(page: Page, email: string): Promise<string> {
  const find = async () => /^\d{6}/.exec((await messagesTo(page, email))[0]?.subject ?? '')?.[0];
  await expect.poll(find, { message: `a code for ${email}` }).toBeDefined();
  return (await find()) ?? '';
}

/** Tries a lesson, signs up by code, buys Annual, and returns the number of clicks and fields it took. */
async function fromFrontPageToPaidLesson(page: Page, isOnPhone: boolean): Promise<number> {
  const visitor = new CountingVisitor(isOnPhone);
  const { email } = someoneNew();

  await test.step('The first lesson opens without an account', async () => {
    await open(page, '/');
    await visitor.press(page.getByRole('link', { name: 'Try the first lesson free' }).first());
    await expect(page).toHaveURL(/\/1$/);
    await hydrated(page);
    await expect(page.getByRole('main').locator('video')).toBeVisible();
  });

  await test.step('A code by email creates an account, and leads back to the lesson', async () => {
    await visitor.press(page.getByRole('link', { name: 'Sign in to keep your progress' }));
    await visitor.type(page.getByLabel('Your email'), email);
    await visitor.press(page.getByRole('button', { name: 'Email me a code' }));
    await visitor.type(page.getByLabel('6-digit code'), await codeSentTo(page, email));
    await visitor.press(page.getByRole('main').getByRole('button', { name: 'Sign in' }));
    await expect(page).toHaveURL(/\/1$/);
    await hydrated(page);
  });

  await test.step('Completing it leads to the next lesson, which needs a plan', async () => {
    await visitor.press(page.getByRole('button', { name: 'Mark Complete' }));
    await expect(page).toHaveURL(/\/2$/);
    await expect(page.getByRole('heading', { name: 'Unlock This Lesson' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Try the first lesson free' })).toHaveCount(0);
    await visitor.press(planButton(page, 'Annual'));
    await expectCheckout(page);
  });

  await test.step('After paying, the same lesson opens', async () => {
    await payWith(page, cards.pays);
    await expectGranted(page, 'Annual');
    await visitor.press(page.getByRole('main').getByRole('link', { name: 'Continue' }));
    await expect(page).toHaveURL(/\/2$/);
    await expect(page.getByRole('main').locator('video')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Unlock/ })).toHaveCount(0);
  });

  return visitor.steps;
}

test('A new visitor tries a lesson, signs up by code, buys Annual and goes on', async ({ page }) => {
  expect(await fromFrontPageToPaidLesson(page, false)).toBeLessThanOrEqual(mostSteps);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('A new visitor gets from the front page into a paid lesson by touch', async ({ page }) => {
    expect(await fromFrontPageToPaidLesson(page, true)).toBeLessThanOrEqual(mostSteps);
  });
});
