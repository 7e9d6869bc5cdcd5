import { expect, it } from 'vitest';
import { asSaved, asTyped, fieldsIn, onTopOfPublication, typedMeanwhile, workOn } from './edit.ts';
import { readWork } from './local-draft.ts';

const saved = { facts: { title: 'A', imageUrl: '/a.png' }, body: 'Text', version: 4 };

it('converts facts and text to form values and back', () => {
  const fields = fieldsIn(saved);
  expect(fields).toEqual({ title: 'A', imageUrl: '/a.png', body: 'Text' });
  expect(asTyped(fields)).toEqual({ facts: saved.facts, body: 'Text' });
});

it('omits emptied optional fields', () => {
  expect(asSaved('course', { title: 'A', imageUrl: '', body: 'Text' })).toEqual({
    facts: { title: 'A' },
    body: 'Text',
  });
});

it("starts with the saved version, or the user's own draft", () => {
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

it('continues with text typed while the item was being created, on top of the created item', () => {
  const sent = { title: 'A', imageUrl: '', body: 'Tex' };
  const made = { facts: { title: 'A', orderIndex: 3 }, body: 'Tex', version: 1 };
  expect(typedMeanwhile(made, sent, { ...sent })).toBeUndefined();
  expect(typedMeanwhile(made, sent, { ...sent, body: 'Text' })).toEqual({
    values: { title: 'A', orderIndex: 3, body: 'Text' },
    basedOn: 1,
    isTouched: true,
  });
});

it('ignores data that is not a draft', () => {
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

it('keeps typed text when the item is published at the same time', () => {
  expect(onTopOfPublication(typed, base, published)).toEqual({
    values: { title: 'B', isPublished: true, goesLiveDate: '2026-11-15', body: 'Text' },
    basedOn: 5,
    isTouched: true,
  });
});

it('reports a conflict when both sides changed a field, or someone else saved', () => {
  const dated = { ...typed, values: { ...base, goesLiveDate: '2027-02-01' } };
  expect(onTopOfPublication(dated, base, published)).toBeUndefined();
  expect(onTopOfPublication(typed, base, { ...published, saveKind: 'save' })).toBeUndefined();
});
