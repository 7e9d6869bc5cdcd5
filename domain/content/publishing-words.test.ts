import { expect, it } from 'vitest';
import { publishingWords } from './publishing-words.ts';

const today = '2026-11-15';
const ready = { kind: 'course', day: null, lessons: 3, waiting: 0 } as const;

it('says what publishing does', () => {
  expect(publishingWords(ready, today)).toBe(
    'Members can take it from now on. Until now it was listed as coming soon.',
  );
  expect(publishingWords({ ...ready, kind: 'post' }, today)).toBe('Everybody can see it from now on.');
});

it('warns of a course without lessons, but not of a post', () => {
  expect(publishingWords({ ...ready, lessons: 0 }, today)).toContain('It has no lessons yet');
  expect(publishingWords({ ...ready, kind: 'post', lessons: 0 }, today)).not.toContain('lessons');
});

it('says who is written to, and that it cannot be taken back', () => {
  expect(publishingWords({ ...ready, waiting: 1 }, today)).toContain(
    '1 person asked to be told and gets an e-mail at once: that cannot be taken back.',
  );
  expect(publishingWords({ ...ready, waiting: 12 }, today)).toContain('12 people asked to be told and get');
});

it('says that an announced date is given up, unless it has come', () => {
  expect(publishingWords({ ...ready, day: '2027-01-15' }, today)).toContain(
    'It was announced for January 15, 2027: that date becomes today.',
  );
  expect(publishingWords({ ...ready, day: today }, today)).not.toContain('announced');
});
