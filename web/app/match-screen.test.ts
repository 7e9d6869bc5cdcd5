import { decideAccess } from '@chalkline/domain/access/decide-access';
import { homeAskingToSignIn } from '@chalkline/domain/access/home-asking-to-sign-in';
import { otherPageSentence, signInReason } from '@chalkline/domain/access/sign-in-reason';
import { productPages } from '@chalkline/domain/search/product-pages';
import { describe, expect, it } from 'vitest';
import { matchScreen } from './match-screen.ts';
import { examplesOf } from './screen-examples.ts';
import { consoleScreens } from './screens/console-screens.ts';
import { screens } from './screens.ts';

const nameAt = (path: string) => matchScreen([...screens, ...consoleScreens], path)?.screen.name;

describe('the route table', () => {
  it.each([
    ['/', 'landing'],
    ['/replit-courses', 'public-courses'],
    ['/dashboard', 'dashboard'],
    ['/courses', 'catalogue'],
    ['/founder', 'founder'],
    ['/founder/reviews', 'founder-reviews'],
    ['/founder/tickets', 'founder-tickets'],
    ['/founder/nothing', 'founder-not-found'],
    ['/founder/content/nothing/1', 'founder-not-found'],
    ['/courses/39', 'course-details'],
    ['/privacy-policy', 'legal'],
    ['/blog/what-a-database-is', 'blog-post'],
    ['/build-your-first-website', 'course'],
    ['/build-your-first-website/3', 'lesson'],
    ['/build-your-first-website/intro', 'lesson'],
  ])('leads %s to %s', (path, name) => {
    expect(nameAt(path)).toBe(name);
  });

  it.each([
    '/founders/nothing/at-all',
    '/api/nothing',
    '/sandbox/ui',
    '/a/b/c',
    '/%E0%A4%A',
    '/favicon.ico',
    '/%72eplit-courses',
  ])('leads %s nowhere', (path) => {
    expect(nameAt(path)).toBeUndefined();
  });

  it.each(['/lesson/3901', '/lessons/3901', '/lesson', '/lessons-learned/7/8'])(
    'takes every path that starts with /lesson for a lesson: %s',
    (path) => {
      expect(matchScreen([...screens, ...consoleScreens], path)?.screen.subject?.missing).toBe('lesson');
    },
  );

  it('accepts only one spelling of an address', () => {
    expect(nameAt('/REPLIT-COURSES')).toBe('course');
  });

  it('returns the decoded parts of an address', () => {
    expect(matchScreen(screens, '/caf%C3%A9/2')?.parameters).toEqual({ courseSlug: 'café', order: '2' });
  });

  it('has an example for every screen whose address can be known in advance', () => {
    for (const screen of screens.filter((row) => !row.redirect && !row.isPersonal)) {
      expect(examplesOf(screen).length, screen.name).toBeGreaterThan(0);
      for (const example of examplesOf(screen)) expect(nameAt(example.split('?')[0] ?? '')).toBe(screen.name);
    }
  });

  it('can explain for every screen that visitors are sent home from why they were', () => {
    const sendingHome = screens.filter(
      (row) => decideAccess((row.forVisitors ?? row).requires, null) === 'home',
    );
    for (const screen of sendingHome) {
      for (const example of examplesOf(screen)) {
        const { search } = new URL(homeAskingToSignIn(example), 'http://localhost');
        const reason = signInReason(search);
        expect(reason, example).toMatchObject({ returnTo: example });
        expect(reason?.sentence, example).not.toBe(otherPageSentence);
      }
    }
  });
});

describe('the pages that search finds', () => {
  it.each(productPages.flatMap(({ places }) => places))(
    'require $requires at $address, as their screens do',
    ({ address, requires }) => {
      expect(matchScreen(screens, address)?.screen.requires).toBe(requires);
    },
  );
});
