import { describe, expect, it } from 'vitest';
import { publishingLabels } from './publishing-labels.ts';

const today = '2026-11-15';
const ready = { kind: 'course', day: null, lessons: 3, waiting: 0 } as const;

describe('the labels before publishing', () => {
  it('says what publishing does', () => {
    expect(publishingLabels(ready, today)).toBe(
      'Members will be able to take it right away. Until now it was listed as coming soon.',
    );
    expect(publishingLabels({ ...ready, kind: 'post' }, today)).toBe(
      'Everyone will be able to see it right away.',
    );
  });

  it('warn about a course without lessons, but not about a post', () => {
    expect(publishingLabels({ ...ready, lessons: 0 }, today)).toContain('It has no lessons yet');
    expect(publishingLabels({ ...ready, kind: 'post', lessons: 0 }, today)).not.toContain('lessons');
  });

  it('say who gets an email, and that it cannot be undone', () => {
    expect(publishingLabels({ ...ready, waiting: 1 }, today)).toContain(
      "1 person on the waitlist will get an email right away, and that can't be undone.",
    );
    expect(publishingLabels({ ...ready, waiting: 12 }, today)).toContain(
      '12 people on the waitlist will get',
    );
  });

  it('warn that a future announced date is dropped', () => {
    expect(publishingLabels({ ...ready, day: '2027-01-15' }, today)).toContain(
      'It was announced for January 15, 2027. That date becomes today.',
    );
    expect(publishingLabels({ ...ready, day: today }, today)).not.toContain('announced');
    expect(publishingLabels({ ...ready, kind: 'post', day: '2027-01-15' }, today)).toContain(
      'Its date, January 15, 2027, becomes today.',
    );
  });
});
