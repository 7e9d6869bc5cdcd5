import type { BodyOf } from '@chalkline/contract/api-calls';
import type { ContentPreview } from '@chalkline/contract/founder-content';
import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCourseItem, draftOf } from '../../../testing/content-examples.ts';
import { somePlanContents } from '../../../testing/example-plans.ts';
import { aCourseWithLessons, aFounder } from '../../../testing/examples.ts';
import { type OpenPage, openPage } from '../../../testing/open-page.tsx';
import { setUpPageTests } from '../../../testing/page-tests.ts';

type Wish = BodyOf<'POST', '/api/founder/content/:kind/:itemId/preview'>;

const { server, signIn } = setUpPageTests();
const course = { ...aCourseWithLessons, title: 'A helper in your app' };
const outcomes = { visitor: 'content', free: 'paywall', member: 'content' } as const;
let wishes: Wish[] = [];

beforeEach(() => {
  wishes = [];
  signIn(aFounder);
  server.answer('GET /api/plans', []);
  server.answer('GET /api/plans/contents', somePlanContents);
  const draft = draftOf(aCourseItem, { title: course.title });
  server.answer('GET /api/founder/content/:kind/:itemId', { ...aCourseItem, draft });
  server.answer('POST /api/founder/content/:kind/:itemId/preview', ({ body }): ContentPreview => {
    wishes.push(body);
    const offer = { certification: null, promptCount: 3 };
    return { outcome: outcomes[body.as], path: '/a-helper', shown: { kind: 'course', course, offer } };
  });
});

const preview = (page: OpenPage) => within(page.getByRole('region', { name: 'Preview' }));

describe('the preview of a course', () => {
  it('shows it with unsaved changes, as a member, a free user and a visitor get it', async () => {
    const page = await openPage('/founder/content/course/39/preview');
    await page.findByText('A member sees this.');
    expect(page.getByText('With your unsaved changes')).toBeTruthy();
    expect(wishes).toMatchObject([{ as: 'member', edited: { facts: { title: course.title } } }]);
    await preview(page).findByRole('heading', { level: 2, name: course.title });
    expect(page.getAllByRole('heading', { level: 1 })).toHaveLength(1);

    await page.user.click(page.getByRole('button', { name: 'Free user' }));
    await page.findByText('A free user sees the paywall.');
    await preview(page).findByRole('heading', { name: 'Unlock Your Learning Journey' });

    await page.user.click(page.getByRole('button', { name: 'Visitor' }));
    await page.findByText('A visitor sees this.');
    await preview(page).findByRole('link', { name: 'Start the course' });
    expect(preview(page).getByText('3 copy-ready prompts')).toBeTruthy();
    expect(preview(page).queryByRole('heading', { name: 'Unlock Your Learning Journey' })).toBeNull();
  });

  it('says why there is none', async () => {
    server.refuse('POST /api/founder/content/:kind/:itemId/preview', 'invalid', {
      message: 'It has no title.',
    });
    const page = await openPage('/founder/content/course/39/preview');
    await page.findByText('It has no title.');
    expect(page.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
