import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCourse, aLesson, aMember } from '../testing/examples.ts';
import { refused } from '../testing/fake-server.ts';
import { answerLessonPages, lessonAddress } from '../testing/lesson-page.ts';
import { type OpenPage, openPage } from '../testing/open-page.tsx';
import { setUpPageTests } from '../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();

beforeEach(() => {
  signIn(aMember);
  answerLessonPages(server);
});

/** The panel, because the document of the tests also reads what is for pages without scripts. */
async function openKeyPoints(page: OpenPage) {
  await page.user.click(page.getByRole('tab', { name: 'Key Points' }));
  return within(page.getByRole('tabpanel', { name: 'Key Points' }));
}

describe('the content of a lesson', () => {
  it('is in three tabs; Prompts is open at first, and Key Points lists both kinds of points', async () => {
    const page = await openPage(lessonAddress(1));
    const tabs = page.getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Key Points', 'Prompts', 'Snapshots']);
    expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['false', 'true', 'false']);
    const points = await openKeyPoints(page);
    expect(points.getByRole('heading', { name: 'Key Learning Points' })).toBeTruthy();
    expect(points.getByRole('heading', { name: "What You'll Build" })).toBeTruthy();
    expect(points.getByText('What a page is made of')).toBeTruthy();
    expect(points.getByText('A first page')).toBeTruthy();
  });

  it('says in both lists that there are no points', async () => {
    answerLessonPages(server, { keyLearningPoints: [], buildPoints: [] });
    const page = await openPage(lessonAddress(1));
    const points = await openKeyPoints(page);
    expect(points.getByText('No key learning points available')).toBeTruthy();
    expect(points.getByText('No build points available')).toBeTruthy();
  });

  it('shows that it is loading, and can be loaded again when it fails', async () => {
    const page = await openPage(`/${aCourse.slug}`);
    const answer = server.hold('GET /api/courses/:courseSlug/lessons/:order', () => refused('unavailable'));
    await page.user.click(page.getByRole('link', { name: 'Start here' }));
    await page.findByText('Loading lesson...');
    answer();
    await page.findByText("We couldn't load this lesson");
    server.answer('GET /api/courses/:courseSlug/lessons/:order', aLesson(1));
    await page.user.click(page.getByRole('button', { name: 'Try again' }));
    expect(await page.findByRole('tab', { name: 'Prompts' })).toBeTruthy();
    expect(page.queryByText("We couldn't load this lesson")).toBeNull();
  });
});
