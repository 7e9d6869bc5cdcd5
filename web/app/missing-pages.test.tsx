import { within } from '@testing-library/dom';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCourse, aCourseWithLessons, aFreeLearner } from '../testing/examples.ts';
import { refused } from '../testing/fake-server.ts';
import { type OpenPage, openPage } from '../testing/open-page.tsx';
import { setUpPageTests } from '../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();
beforeEach(() => {
  server.answerAll({ 'GET /api/courses': [aCourse], 'GET /api/user/courses': [] });
  server.answer('GET /api/courses/slug/:courseSlug', ({ parameters }) =>
    parameters.courseSlug === aCourse.slug ? aCourseWithLessons : refused('not_found'),
  );
  server.refuse('GET /api/courses/:courseId', 'not_found');
  server.refuse('GET /api/lessons/:lessonId/address', 'not_found');
});

interface Missing {
  readonly heading: string;
  readonly text: string;
  readonly link: { readonly name: string; readonly href: string };
}

const pageMissing: Missing = {
  heading: '404 Page Not Found',
  text: "We can't find that page. It may have moved, or there may be a typo in the address.",
  link: { name: 'Go to the home page', href: '/' },
};

const courseMissing: Missing = {
  heading: 'Course not found',
  text: "The course you're looking for doesn't exist or has been removed.",
  link: { name: 'Back to courses', href: '/replit-courses' },
};

function lessonMissing(backTo: string): Missing {
  return {
    heading: 'Lesson not found',
    text: "This lesson doesn't exist or has been removed.",
    link: { name: 'Back to Course', href: backTo },
  };
}

const addresses: readonly [string, Missing][] = [
  ['/no/such/page', pageMissing],
  ['/founder', pageMissing],
  ['/sandbox/nothing', pageMissing],
  ['/replit-courses/nothing', pageMissing],
  ['/no-such-course', courseMissing],
  ['/%E0%A4%A', pageMissing],
  ['/courses/999999', courseMissing],
  ['/courses/not-a-number', courseMissing],
  ['/no-such-course/1', lessonMissing('/no-such-course')],
  ['/build-your-first-website/99', lessonMissing('/build-your-first-website')],
  ['/build-your-first-website/0', lessonMissing('/build-your-first-website')],
  ['/lesson/999999', lessonMissing('/replit-courses')],
  ['/lessons', lessonMissing('/replit-courses')],
];

async function expectMissing(page: OpenPage, { heading, text, link }: Missing): Promise<void> {
  await waitFor(() => expect(document.title).toBe(`${heading} · Chalkline`));
  await page.findByRole('heading', { level: 1, name: heading });
  const main = within(page.getByRole('main'));
  expect(main.getByText(text)).toBeTruthy();
  expect(main.getByRole('link', { name: link.name }).getAttribute('href')).toBe(link.href);
}

/** Navigates inside the app, as a link of the app would. */
const moveTo = (address: string) => act(async () => window.history.pushState(null, '', address));

describe('an address of something that does not exist', () => {
  it.each(addresses)('says what is missing when it is opened: %s', async (address, missing) => {
    await expectMissing(await openPage(address), missing);
  });

  it('says what is missing after moving there inside the app', async () => {
    const page = await openPage('/replit-courses');
    for (const [address, missing] of addresses) {
      await moveTo(address);
      await expectMissing(page, missing);
    }
  });

  it('leads from a lesson of a missing course back step by step', async () => {
    signIn(aFreeLearner);
    const page = await openPage('/no-such-course/1');
    await expectMissing(page, lessonMissing('/no-such-course'));
    await page.user.click(page.getByRole('link', { name: 'Back to Course' }));
    await expectMissing(page, { ...courseMissing, link: { name: 'Back to courses', href: '/courses' } });
    expect(window.location.pathname).toBe('/no-such-course');
    await page.user.click(page.getByRole('link', { name: 'Back to courses' }));
    await page.findByRole('heading', { level: 1, name: 'Courses' });
    expect(window.location.pathname).toBe('/courses');
  });

  it('lets a visitor sign in and come back', async () => {
    const page = await openPage('/founder/reviews?view=decided&search=a%26b');
    const signInLink = page.getByRole('link', { name: 'Sign in and come back here' });
    const { pathname, searchParams } = new URL(signInLink.getAttribute('href') ?? '', window.location.href);
    expect(pathname).toBe('/sign-in');
    expect(searchParams.get('returnTo')).toBe('/founder/reviews?view=decided&search=a%26b');
  });
});
