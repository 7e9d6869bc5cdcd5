import { expect, it } from 'vitest';
import { fieldErrors, firstWrongField, otherIssues, ownErrors } from './field-errors.ts';

const issues = [
  { field: 'keyLearningPoints.2', message: 'must be at most 500 characters' },
  { field: 'title', message: "can't be empty" },
  { field: 'title', message: 'must be text' },
  { field: 'orderIndex', message: 'must be a number' },
];

it("shows each field's error below it, as a sentence", () => {
  expect(fieldErrors('lesson', issues)).toEqual({
    keyLearningPoints: 'Key Learning Points must be at most 500 characters.',
    title: "Title can't be empty.",
  });
});

it("leads to the first wrong field in the form's order, not the reply's", () => {
  expect(firstWrongField('lesson', fieldErrors('lesson', issues))).toBe('title');
});

it('keeps issues that belong to no field', () => {
  expect(otherIssues('lesson', issues)).toEqual(['orderIndex must be a number.']);
});

it('rejects a reserved address before asking the server', () => {
  const errors = ownErrors('course', { title: 'Mine', slug: 'dashboard' });
  expect(errors).toEqual({ slug: 'This address is already used by another page of the site.' });
  expect(firstWrongField('course', { ...errors, duration: "Duration can't be empty." })).toBe('slug');
  expect(ownErrors('course', { title: 'Mine', slug: 'mine' })).toEqual({});
});
