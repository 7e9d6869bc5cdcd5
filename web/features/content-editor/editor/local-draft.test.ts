import { expect, it } from 'vitest';
import { localDraft } from './local-draft.ts';

const typed = (title: string) => ({ values: { title }, basedOn: 1, isTouched: true });

it('keeps text that was typed while an earlier draft was being sent', () => {
  const here = localDraft('ada', 'course', '1');
  here.write(typed('Cabin'));
  here.write(typed('Cabins'));
  here.clearArrived(typed('Cabin'));
  expect(here.read()).toEqual(typed('Cabins'));
});

it('removes what the server has received', () => {
  const here = localDraft('ada', 'course', '2');
  here.write(typed('Cabin'));
  here.clearArrived(typed('Cabin'));
  expect(here.read()).toBeUndefined();
});
