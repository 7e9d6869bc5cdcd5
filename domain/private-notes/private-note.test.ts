import { describe, expect, it } from 'vitest';
import { longestNote, mostNotesPerLesson, refuseAnotherNote, refuseNote } from './private-note.ts';

describe('a private note', () => {
  it('needs a text that is not too long', () => {
    expect(refuseNote('Ask about the domain.')).toBeUndefined();
    expect(refuseNote(`  ${'a'.repeat(longestNote)}  `)).toBeUndefined();
    expect(refuseNote(' \n\u200b')).toMatchObject({ code: 'invalid', field: 'text' });
    expect(refuseNote('a'.repeat(longestNote + 1))).toMatchObject({ field: 'text' });
  });

  it('is refused where a lesson has too many', () => {
    expect(refuseAnotherNote(mostNotesPerLesson - 1)).toBeUndefined();
    expect(refuseAnotherNote(mostNotesPerLesson)?.code).toBe('conflict');
  });
});
