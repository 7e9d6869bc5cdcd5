import type { LessonOrder } from '@chalkline/contract/founder-content';
import { within } from '@testing-library/dom';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCourseItem, lessonSummaries } from '../../../testing/content-examples.ts';
import { setUpContentTests } from '../../../testing/content-page-tests.ts';
import { expectFocus } from '../../../testing/expect-focus.ts';
import { type OpenPage, openPage } from '../../../testing/open-page.tsx';

const { server } = setUpContentTests();
const lessons = lessonSummaries(['First', 'Second', 'Third']);
let orders: LessonOrder[] = [];

beforeEach(() => {
  orders = [];
  server.answerAll({
    'GET /api/founder/content': { items: lessons, next: null },
  });
  server.answer('GET /api/founder/content/:kind/:itemId', aCourseItem);
  server.answer('PUT /api/founder/content/course/:courseId/lesson-order', ({ body }) => {
    orders.push({ lessonIds: body.lessonIds, basedOn: body.basedOn });
    const items = body.lessonIds.flatMap((id) => lessons.find((lesson) => lesson.id === String(id)) ?? []);
    server.answer('GET /api/founder/content', { items, next: null });
  });
});

const openCourse = () => openPage('/founder/content/course/39');
const titles = (page: OpenPage) =>
  within(page.getByRole('list', { name: 'Lessons in their order' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the lessons of a course', () => {
  it('are marked when they are free', async () => {
    const [first, ...others] = lessonSummaries(['First', 'Second']);
    const items = first ? [{ ...first, isFree: true }, ...others] : [];
    server.answer('GET /api/founder/content', { items, next: null });
    const page = await openCourse();
    const rows = within(page.getByRole('list', { name: 'Lessons in their order' })).getAllByRole('listitem');
    expect(rows.map((row) => within(row).queryByText('Free') !== null)).toEqual([true, false]);
  });

  it('are moved by one place with the buttons, which is announced and keeps the focus', async () => {
    const page = await openCourse();
    const down = page.getByRole('button', { name: 'Move First down' });
    down.focus();
    await page.user.keyboard('{Enter}');
    expect(titles(page)).toEqual(['Second', 'First', 'Third']);
    expect(page.getByText('“First” is lesson 2 of 3.')).toBeTruthy();
    await expectFocus(() => page.getByRole('button', { name: 'Move First down' }));
    await waitFor(() =>
      expect(orders).toEqual([{ lessonIds: [3902, 3901, 3903], basedOn: [3901, 3902, 3903] }]),
    );
    await page.user.keyboard('{Enter}');
    expect(titles(page)).toEqual(['Second', 'Third', 'First']);
    await waitFor(() => expect(orders.length).toBe(2));
  });

  it('stay where they are at the ends of the list', async () => {
    const page = await openCourse();
    const up = page.getByRole('button', { name: 'Move First up' });
    expect(up.getAttribute('aria-disabled')).toBe('true');
    await page.user.click(up);
    expect(titles(page)).toEqual(['First', 'Second', 'Third']);
    expect(orders).toEqual([]);
  });

  it('go back when the order cannot be saved', async () => {
    server.disconnect('PUT /api/founder/content/course/:courseId/lesson-order');
    const page = await openCourse();
    await page.user.click(page.getByRole('button', { name: 'Move First down' }));
    await page.findByText("We couldn't save the order.");
    await waitFor(() => expect(titles(page)).toEqual(['First', 'Second', 'Third']));
  });

  it('show the order of the person who was faster', async () => {
    const message = 'Tessa Tran has reordered the lessons.';
    server.refuse('PUT /api/founder/content/course/:courseId/lesson-order', 'conflict', { message });
    const page = await openCourse();
    server.answer('GET /api/founder/content', { items: lessons.toReversed(), next: null });
    await page.user.click(page.getByRole('button', { name: 'Move First down' }));
    await page.findByText(message);
    await waitFor(() => expect(titles(page)).toEqual(['Third', 'Second', 'First']));
  });

  it('are invited when there are none', async () => {
    server.answer('GET /api/founder/content', { items: [], next: null });
    const page = await openCourse();
    expect(page.getByText('No lessons yet')).toBeTruthy();
    expect(page.getByRole('link', { name: 'Add lesson' }).getAttribute('href')).toBe(
      '/founder/content/lesson/new?course=39',
    );
  });
});
