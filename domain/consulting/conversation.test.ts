import { describe, expect, it } from 'vitest';
import { messageAuthor } from './conversation.ts';

describe('a conversation', () => {
  it("shows a message's author by name, or by role without a name", () => {
    const toConsultant = { from: 'member', readBy: 'consultant' } as const;
    const toMember = { from: 'consultant', readBy: 'member' } as const;
    expect(messageAuthor(toConsultant, { name: 'Mei-Lin Zhou', firstName: 'Mei-Lin' })).toBe('Mei-Lin Zhou');
    expect(messageAuthor(toMember, { name: null, firstName: 'Robin' })).toBe('Robin');
    expect(messageAuthor(toMember, { name: null, firstName: null })).toBe('Your consultant');
    expect(messageAuthor(toConsultant, { name: '', firstName: null })).toBe('Member');
  });

  it('calls a consultant without a name “A consultant” for other consultants', () => {
    const among = { from: 'consultant', readBy: 'consultant' } as const;
    expect(messageAuthor(among, { name: null, firstName: null })).toBe('A consultant');
  });
});
