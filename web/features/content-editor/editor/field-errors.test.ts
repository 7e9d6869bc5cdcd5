import { expect, it } from 'vitest';
import { fieldErrors, firstWrongField, otherIssues, ownErrors, withoutField } from './field-errors.ts';

const issues = [
  { field: 'keyLearningPoints.2', message: 'must be at most 500 characters' },
  { field: 'title', message: "can't be empty" },
  { field: 'title', message: 'must be text' },
  { field: 'orderIndex', message: 'must be a number' },
];

it("shows each field's error below it, as a sentence", () => {
  expect(fieldErrors('lesson', issues)).toEqual({
    keyLearningPoints: 'Line 3 of “Key Learning Points” must be at most 500 characters.',
    title: "Title can't be empty.",
  });
});

it('names the check that an error is about', () => {
  const ofCheck = (field: string, message: string) => fieldErrors('lesson', [{ field, message }]).checks;
  expect(ofCheck('checks.1.otherwise', "can't be empty")).toBe(
    "Check 2: “What to do if not” can't be empty.",
  );
  expect(ofCheck('checks', 'must be a list of 3 to 6 checks')).toBe(
    'Checks must be a list of 3 to 6 checks.',
  );
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

it('shows the errors of a testimonial at its own fields until the list changes', () => {
  const errors = fieldErrors('site', [
    { field: 'testimonials', message: 'can have at most 9 testimonials' },
    { field: 'testimonials.1.author', message: "can't be empty" },
  ]);
  expect(errors).toEqual({
    testimonials: 'Testimonials can have at most 9 testimonials.',
    'testimonials.1.author': "Who said it can't be empty.",
  });
  expect(firstWrongField('site', withoutField(errors, 'brand'))).toBe('testimonials');
  const { testimonials: _, ...nested } = errors;
  expect(firstWrongField('site', nested)).toBe('testimonials.1.author');
  expect(withoutField(errors, 'testimonials')).toEqual({});
});
