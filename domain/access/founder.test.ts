import { expect, it } from 'vitest';
import { isFounderPerson } from './founder.ts';

const listed = ['ada@chalkline.example'];

it('a listed e-mail makes a founder, however it is written', () => {
  expect(isFounderPerson({ email: 'Ada@Chalkline.example', role: 'member' }, listed)).toBe(true);
});

it('the role makes a founder without being listed', () => {
  expect(isFounderPerson({ email: 'bo@chalkline.example', role: 'founder' }, listed)).toBe(true);
});

it('nobody else is one', () => {
  expect(isFounderPerson({ email: 'bo@chalkline.example', role: 'member' }, listed)).toBe(false);
});
