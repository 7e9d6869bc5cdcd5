import { expect, it } from 'vitest';
import { plannedLesson } from './planned-lesson.ts';

it('is a title and a sentence, separated by the first colon', () => {
  expect(plannedLesson('Send it once: A retry must not mean: two emails.')).toEqual({
    title: 'Send it once',
    description: 'A retry must not mean: two emails.',
  });
});

it('can be a title alone', () => {
  expect(plannedLesson(' Send it once ')).toEqual({ title: 'Send it once', description: '' });
  expect(plannedLesson('Meet at 10:30')).toEqual({ title: 'Meet at 10:30', description: '' });
});
