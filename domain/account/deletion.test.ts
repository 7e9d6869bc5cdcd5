import { describe, expect, it } from 'vitest';
import { confirmsDeletion } from './deletion.ts';

describe('the typed confirmation of a deletion', () => {
  it.each(['ada@works.example', ' ada@works.example ', 'Ada@Works.example'])('%j confirms', (typed) => {
    expect(confirmsDeletion(typed, 'ada@works.example')).toBe(true);
  });

  it.each(['', ' ', 'ada', 'eve@works.example', 'ada@works.example.org'])('%j does not', (typed) => {
    expect(confirmsDeletion(typed, 'ada@works.example')).toBe(false);
  });
});
