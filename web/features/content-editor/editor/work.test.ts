import { expect, it } from 'vitest';
import { asSaved, asTyped, fieldsIn, onTopOfPublication, typedMeanwhile, workOn } from './edit.ts';
import { readWork } from './local-draft.ts';

const saved = { facts: { title: 'A', imageUrl: '/a.png' }, body: 'Text', version: 4 };

it('lays facts and text side by side, and puts them back as they were', () => {
  const fields = fieldsIn(saved);
  expect(fields).toEqual({ title: 'A', imageUrl: '/a.png', body: 'Text' });
  expect(asTyped(fields)).toEqual({ facts: saved.facts, body: 'Text' });
});

it('saves nothing for what was emptied and may be left out', () => {
  expect(asSaved('course', { title: 'A', imageUrl: '', body: 'Text' })).toEqual({
    facts: { title: 'A' },
    body: 'Text',
  });
});

it('begins at what is saved, or at one’s own draft', () => {
  expect(workOn({ ...saved, draft: null })).toMatchObject({ basedOn: 4, isTouched: false });
  const draft = {
    kind: 'course',
    itemId: '1',
    basedOn: 3,
    facts: { title: 'B' },
    body: '',
    updatedAt: '',
  } as const;
  expect(workOn({ ...saved, draft })).toEqual({
    values: { title: 'B', body: '' },
    basedOn: 3,
    isTouched: true,
  });
});

it('goes on with what was typed while it was being made, on top of what was made of it', () => {
  const sent = { title: 'A', imageUrl: '', body: 'Tex' };
  const made = { facts: { title: 'A', orderIndex: 3 }, body: 'Tex', version: 1 };
  expect(typedMeanwhile(made, sent, { ...sent })).toBeUndefined();
  expect(typedMeanwhile(made, sent, { ...sent, body: 'Text' })).toEqual({
    values: { title: 'A', orderIndex: 3, body: 'Text' },
    basedOn: 1,
    isTouched: true,
  });
});

it('reads nothing from what is no work', () => {
  expect(readWork(null)).toBeUndefined();
  expect(readWork('{')).toBeUndefined();
  expect(readWork('{"values":3,"basedOn":1}')).toBeUndefined();
  expect(readWork('{"values":{"title":"A"},"basedOn":null}')?.values).toEqual({ title: 'A' });
});

const base = { title: 'A', isPublished: false, goesLiveDate: '2027-01-15', body: 'Text' };
const typed = { values: { ...base, title: 'B' }, basedOn: 4, isTouched: true };
const published = {
  facts: { title: 'A', isPublished: true, goesLiveDate: '2026-11-15' },
  body: 'Text',
  version: 5,
  saveKind: 'publish',
} as const;

it('goes on with what was typed when the thing is published beside it', () => {
  expect(onTopOfPublication(typed, base, published)).toEqual({
    values: { title: 'B', isPublished: true, goesLiveDate: '2026-11-15', body: 'Text' },
    basedOn: 5,
    isTouched: true,
  });
});

it('leaves to be settled what both sides changed, and what somebody saved', () => {
  const dated = { ...typed, values: { ...base, goesLiveDate: '2027-02-01' } };
  expect(onTopOfPublication(dated, base, published)).toBeUndefined();
  expect(onTopOfPublication(typed, base, { ...published, saveKind: 'save' })).toBeUndefined();
});
