import { contentKinds } from '@chalkline/domain/content/content-kinds';
import { expect, it } from 'vitest';
import { blankFacts, fieldLabel, fieldsOf, optionalFields } from './form-of.ts';

it.each(contentKinds)('asks for every fact of a %s once, and under a name of its own', (kind) => {
  const fields = fieldsOf(kind);
  expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
  expect(new Set(fields.map(({ label }) => label)).size).toBe(fields.length);
});

it('begins something new with what can be saved as it is', () => {
  expect(blankFacts('lesson', '2026-01-01')).toMatchObject({
    title: '',
    xpReward: 50,
    keyLearningPoints: [],
    body: '',
  });
  expect(blankFacts('post', '2026-01-01')).toMatchObject({ publishedOn: '2026-01-01' });
});

it('knows what may be left out', () => {
  expect([...optionalFields('course')]).toEqual(['goesLiveDate', 'imageUrl']);
});

it('calls facts by the words of the form', () => {
  expect(fieldLabel('course', 'goesLiveDate')).toBe('Go-live date');
  expect(fieldLabel('lesson', 'orderIndex')).toBe('Place in the course');
});
