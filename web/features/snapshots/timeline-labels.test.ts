import type { Snapshot } from '@chalkline/contract/snapshots';
import { expect, it } from 'vitest';
import { timelineEntries } from './timeline-labels.ts';

const lessons = [
  { id: 3902, orderIndex: 2, title: 'Make it yours' },
  { id: 3901, orderIndex: 1, title: 'Say what you want' },
];

const snapshot = (id: string, lessonId: number): Snapshot => ({
  id,
  userId: 'u',
  lessonId,
  courseId: 39,
  imageUrl: '/i',
  thumbnailUrl: '/t',
  width: 16,
  height: 9,
  caption: '',
  createdAt: '2026-03-02T12:00:00.000Z',
});

it('numbers each snapshot by the order of its lesson', () => {
  const entries = timelineEntries([snapshot('b', 3902), snapshot('a', 3901)], lessons);
  expect(entries.map(({ snapshot: { id }, order }) => [id, order])).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
});

it('names a snapshot by its lesson, and by its number where a lesson has several', () => {
  const entries = timelineEntries([snapshot('a', 3901), snapshot('b', 3902), snapshot('c', 3902)], lessons);
  expect(entries.map(({ label }) => label)).toEqual([
    'Snapshot of lesson 1, Say what you want',
    'Snapshot 1 of lesson 2, Make it yours',
    'Snapshot 2 of lesson 2, Make it yours',
  ]);
});

it('leaves out snapshots of a deleted lesson', () => {
  expect(timelineEntries([snapshot('a', 1)], lessons)).toEqual([]);
});
