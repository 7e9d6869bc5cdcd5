import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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

describe('the fields of an item', () => {
  it('flattens nested fields, and restores them', () => {
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

  it('names the fields that differ, and compares a list as a whole', () => {
    expect(differingFields({ title: 'A', tags: ['x'] }, { title: 'A', tags: ['x', 'y'] })).toEqual(['tags']);
    expect(differingFields({ title: 'A' }, { title: 'A', image: null })).toEqual([]);
  });

  it('treats entries with another order of keys as equal', () => {
    const one = { social: [{ name: 'X', url: 'https://x.example' }] };
    const other = { social: [{ url: 'https://x.example', name: 'X' }] };
    expect(differingFields(one, other)).toEqual([]);
    expect(differingFields(one, { social: [{ url: 'https://y.example', name: 'X' }] })).toEqual(['social']);
  });

  const base: Facts = { title: 'A', text: 'one', tags: ['x'] };

  it('keeps my changes and takes the rest from the other save', () => {
    const theirs = { ...base, title: 'B', tags: ['y'] };
    const mine = { ...base, text: 'two', tags: ['z'] };
    expect(onTopOf(theirs, mine, base)).toEqual({ title: 'B', text: 'two', tags: ['z'] });
    expect(contestedFields(theirs, mine, base)).toEqual(['tags']);
  });

  it('finds no conflict where both sides made the same change', () => {
    expect(contestedFields({ ...base, title: 'B' }, { ...base, title: 'B' }, base)).toEqual([]);
  });

  it('loses no change of either side without a conflict', () => {
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

  it('drops blank lines and empty optional fields before saving', () => {
    const facts = {
      title: '',
      imageUrl: '',
      day: null,
      isFree: false,
      points: ['one', ' ', ''],
      planned: [' '],
    };
    const optional = new Set(['imageUrl', 'day', 'isFree', 'planned']);
    expect(readyToSave(facts, optional)).toEqual({ title: '', points: ['one'] });
  });

  it('finds the field of an issue', () => {
    const fields = ['title', 'points', 'company.name'];
    expect(fieldOfIssue('points.2', fields)).toBe('points');
    expect(fieldOfIssue('company.name', fields)).toBe('company.name');
    expect(fieldOfIssue('pointless', fields)).toBeUndefined();
  });
});
