import { describe, expect, it } from 'vitest';
import { cueAt, cueProblem, middleOf, withNewCue, withSplitCue } from './edit-cues.ts';

const cues = [
  { start: 0, end: 2, text: 'Hello there' },
  { start: 4, end: 6, text: 'again' },
];

describe('the captions of a video', () => {
  it('tell which one is shown', () => {
    expect([0, 1.9, 2, 5, 7].map((seconds) => cueAt(cues, seconds))).toEqual([0, 0, -1, 1, -1]);
  });

  it('get a new one at a time, which ends before the next one starts', () => {
    expect(withNewCue(cues, 2.0004)).toEqual({
      cues: [cues[0], { start: 2, end: 4, text: '' }, cues[1]],
      added: 1,
    });
    expect(withNewCue(cues, 10).cues.at(-1)).toEqual({ start: 10, end: 13, text: '' });
  });

  it('can be split, and the time is divided like the text', () => {
    const place = middleOf('Hello there');
    expect(withSplitCue(cues, 0, place).slice(0, 2)).toEqual([
      { start: 0, end: 1, text: 'Hello' },
      { start: 1, end: 2, text: 'there' },
    ]);
    expect(withSplitCue(cues, 1, 0)).toEqual(cues);
  });

  it('need a text and an end after the start', () => {
    expect(cues.map(cueProblem)).toEqual([undefined, undefined]);
    expect(cueProblem({ start: 2, end: 2, text: 'Hi' })).toContain('after the start');
    expect(cueProblem({ start: 2, end: 3, text: ' ' })).toContain('Type what is said');
  });
});
