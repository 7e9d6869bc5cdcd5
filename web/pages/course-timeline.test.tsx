import { within } from '@testing-library/dom';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCourse, aMember, aSnapshot } from '../testing/examples.ts';
import { expectFocus } from '../testing/expect-focus.ts';
import { answerLessonPages } from '../testing/lesson-page.ts';
import { openPage } from '../testing/open-page.tsx';
import { setUpPageTests } from '../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();
const [first, second, third] = [aSnapshot(1), aSnapshot(2), aSnapshot(3)];

const courseHas = (...snapshots: (typeof first)[]) =>
  server.answer('GET /api/users/:userId/courses/:courseId/snapshots', snapshots);

beforeEach(() => {
  signIn(aMember);
  answerLessonPages(server);
  courseHas(first, second, third);
  for (const { imageUrl } of [first, second, third])
    server.answerFile(imageUrl, new Blob(['a picture'], { type: 'image/webp' }));
});

async function openTimeline() {
  const page = await openPage(`/${aCourse.slug}`);
  const timeline = within(page.getByRole('region', { name: 'Your Progress Timeline' }));
  const lessons = () => timeline.getAllByRole('listitem').map(({ textContent }) => textContent);
  return { page, timeline, lessons };
}

describe('the timeline of a course', () => {
  it('removes a deleted picture, says so, and moves the focus to its heading', async () => {
    const { page, timeline, lessons } = await openTimeline();
    expect(lessons()).toEqual(['Lesson 1', 'Lesson 2', 'Lesson 3']);
    server.answer('DELETE /api/snapshots/:snapshotId', () => {
      courseHas(second, third);
      return undefined;
    });
    await page.user.click(timeline.getByRole('button', { name: /^Delete Snapshot of lesson 1/ }));
    await page.findByText('Snapshot removed successfully.');
    expect(page.getByText('Deleted')).toBeTruthy();
    await waitFor(() => expect(lessons()).toEqual(['Lesson 2', 'Lesson 3']));
    await expectFocus(() => timeline.getByRole('heading'));
  });

  it('leaves the focus where it was when a deletion fails', async () => {
    const { page, timeline, lessons } = await openTimeline();
    server.refuse('DELETE /api/snapshots/:snapshotId', 'internal');
    const remove = timeline.getByRole('button', { name: /^Delete Snapshot of lesson 3/ });
    remove.focus();
    await page.user.keyboard('{Enter}');
    await page.findByText('Failed to delete snapshot.');
    await expectFocus(() => remove);
    expect(lessons()).toHaveLength(3);
  });
});
