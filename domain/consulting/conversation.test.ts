import { describe, expect, it } from 'vitest';
import { messageAuthor } from './conversation.ts';

describe('a conversation', () => {
  it("shows a message's author by name, or by role without a name", () => {
    expect(messageAuthor('member', { name: 'Mei-Lin Zhou', firstName: 'Mei-Lin' })).toBe('Mei-Lin Zhou');
    expect(messageAuthor('consultant', { name: null, firstName: 'Robin' })).toBe('Robin');
    expect(messageAuthor('consultant', { name: null, firstName: null })).toBe('Your consultant');
    expect(messageAuthor('member', { name: '', firstName: null })).toBe('Member');
  });
});
