import { describe, expect, it } from 'vitest';
import { historyText } from './ticket-history.ts';

describe('the history of a ticket', () => {
  it.each([
    ['created', 'Idea', 'Created'],
    ['moved', 'Priority', 'Moved to Priority'],
    ['acknowledged', 'Priority', 'Acknowledged'],
    ['started', 'In Progress', 'Work started'],
    ['completed', 'Completed', 'Completed'],
    ['moved_back', 'In Progress', 'Moved back to In Progress'],
  ] as const)('the history says of %s into %s: %s', (kind, status, text) => {
    expect(historyText({ kind, status })).toBe(text);
  });
});
