import { contentKinds } from '@chalkline/domain/content/content-kinds';
import { expect, it } from 'vitest';
import { blankFacts, fieldLabel, fieldsOf, optionalFields, valueText } from './form-of.ts';

it.each(contentKinds)('has one field with its own label for every property of a %s', (kind) => {
  const fields = fieldsOf(kind);
  expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
  expect(new Set(fields.map(({ label }) => label)).size).toBe(fields.length);
});

it('starts a new item with values that can be saved as they are', () => {
  expect(blankFacts('lesson', '2026-01-01')).toMatchObject({
    title: '',
    xpReward: 50,
    keyLearningPoints: [],
    body: '',
  });
  expect(blankFacts('post', '2026-01-01')).toMatchObject({ publishedOn: '2026-01-01' });
});

it('knows which fields are optional', () => {
  expect([...optionalFields('course')]).toEqual(['plannedLessons', 'goesLiveDate', 'imageUrl']);
});

it('shows values as people read them', () => {
  expect(valueText('course', 'difficulty', 'beginner')).toBe('Beginner');
  expect(valueText('course', 'goesLiveDate', '2026-11-25')).toBe('November 25, 2026');
  expect(valueText('course', 'title', 'beginner')).toBe('beginner');
  expect(valueText('post', 'drawing', 'database')).toBe('Database');
  expect(valueText('course', 'isPublished', true)).toBe('Yes');
  expect(valueText('post', 'tags', ['a', 'b'])).toBe('a\nb');
  expect(valueText('post', 'drawing', null)).toBe('');
});

it("names properties by the form's labels", () => {
  expect(fieldLabel('course', 'goesLiveDate')).toBe('Go-live date');
  expect(fieldLabel('lesson', 'orderIndex')).toBe('Place in the course');
});
