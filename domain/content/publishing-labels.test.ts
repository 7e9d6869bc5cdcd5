import { expect, it } from 'vitest';
import { publishingWords } from './publishing-labels.ts';

const today = '2026-11-15';
const ready = { kind: 'course', day: null, lessons: 3, waiting: 0 } as const;

it('says what publishing does', () => {
  expect(publishingWords(ready, today)).toBe(
    'Members will be able to take it right away. Until now it was listed as coming soon.',
  );
  expect(publishingWords({ ...ready, kind: 'post' }, today)).toBe(
    'Everyone will be able to see it right away.',
  );
});

it('warns of a course without lessons, but not of a post', () => {
  expect(publishingWords({ ...ready, lessons: 0 }, today)).toContain('It has no lessons yet');
  expect(publishingWords({ ...ready, kind: 'post', lessons: 0 }, today)).not.toContain('lessons');
});

it('says who is written to, and that it cannot be taken back', () => {
  expect(publishingWords({ ...ready, waiting: 1 }, today)).toContain(
    "1 person on the waitlist will get an email right away, and that can't be undone.",
  );
  expect(publishingWords({ ...ready, waiting: 12 }, today)).toContain('12 people on the waitlist will get');
});

it('warns that the announced date is dropped, unless it has passed', () => {
  expect(publishingWords({ ...ready, day: '2027-01-15' }, today)).toContain(
    'It was announced for January 15, 2027. That date becomes today.',
  );
  expect(publishingWords({ ...ready, day: today }, today)).not.toContain('announced');
  expect(publishingWords({ ...ready, kind: 'post', day: '2027-01-15' }, today)).toContain(
    'Its date, January 15, 2027, becomes today.',
  );
});
