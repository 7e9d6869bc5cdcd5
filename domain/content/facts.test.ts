import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  contestedFields,
  differingFields,
  type Facts,
  factsOf,
  fieldOfIssue,
  onTopOf,
  readyToSave,
  thingOf,
} from './facts.ts';

const site = {
  brand: 'Chalkline',
  company: { name: 'Ltd', seat: { city: 'London' } },
  tags: ['a'],
  image: null,
};

it('lays the parts of a thing beside its own fields, and puts them back', () => {
  const facts = factsOf(site);
  expect(facts).toEqual({
    brand: 'Chalkline',
    'company.name': 'Ltd',
    'company.seat.city': 'London',
    tags: ['a'],
    image: null,
  });
  expect(thingOf(facts)).toEqual(site);
});

it('names what differs, and takes a list as a whole', () => {
  expect(differingFields({ title: 'A', tags: ['x'] }, { title: 'A', tags: ['x', 'y'] })).toEqual(['tags']);
  expect(differingFields({ title: 'A' }, { title: 'A', image: null })).toEqual([]);
});

it('takes the same entry with its keys in another order for the same', () => {
  const one = { social: [{ name: 'X', url: 'https://x.example' }] };
  const other = { social: [{ url: 'https://x.example', name: 'X' }] };
  expect(differingFields(one, other)).toEqual([]);
  expect(differingFields(one, { social: [{ url: 'https://y.example', name: 'X' }] })).toEqual(['social']);
});

const base: Facts = { title: 'A', text: 'one', tags: ['x'] };

it('keeps what I changed and takes the rest from whoever saved meanwhile', () => {
  const theirs = { ...base, title: 'B', tags: ['y'] };
  const mine = { ...base, text: 'two', tags: ['z'] };
  expect(onTopOf(theirs, mine, base)).toEqual({ title: 'B', text: 'two', tags: ['z'] });
  expect(contestedFields(theirs, mine, base)).toEqual(['tags']);
});

it('finds nothing contested where both did the same', () => {
  expect(contestedFields({ ...base, title: 'B' }, { ...base, title: 'B' }, base)).toEqual([]);
});

it('loses no change of either side that is not contested', () => {
  const facts = fc.record({ title: fc.constantFrom('a', 'b', 'c'), text: fc.constantFrom('1', '2', '3') });
  fc.assert(
    fc.property(facts, facts, facts, (from, theirs, mine) => {
      const merged = onTopOf(theirs, mine, from);
      for (const name of differingFields(from, mine)) expect(merged[name]).toEqual(mine[name as 'title']);
      for (const name of differingFields(from, theirs)) {
        if (!differingFields(from, mine).includes(name))
          expect(merged[name]).toEqual(theirs[name as 'title']);
      }
    }),
  );
});

it('saves no blank lines, and nothing for what may be left out', () => {
  const facts = { title: '', imageUrl: '', day: null, points: ['one', ' ', ''] };
  expect(readyToSave(facts, new Set(['imageUrl', 'day']))).toEqual({ title: '', points: ['one'] });
});

it('knows the field that an issue is about', () => {
  const fields = ['title', 'points', 'company.name'];
  expect(fieldOfIssue('points.2', fields)).toBe('points');
  expect(fieldOfIssue('company.name', fields)).toBe('company.name');
  expect(fieldOfIssue('pointless', fields)).toBeUndefined();
});
