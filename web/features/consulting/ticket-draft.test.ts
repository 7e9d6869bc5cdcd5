import { emptyTicketDraft } from '@chalkline/domain/consulting/new-ticket';
import { expect, it } from 'vitest';
import { readKeptDraft } from './ticket-draft.ts';

it('restores the typed text', () => {
  const draft = { ...emptyTicketDraft, title: 'Fix the sign-in', type: 'Build' };
  expect(readKeptDraft(JSON.stringify(draft))).toEqual(draft);
});

it.each([null, '', 'no JSON', 'null', '[]', '7', '{"title":7,"type":"Paint"}'])(
  'starts empty where %s was kept',
  (kept) => {
    expect(readKeptDraft(kept)).toEqual(emptyTicketDraft);
  },
);
