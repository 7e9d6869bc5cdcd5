import { describe, expect, it } from 'vitest';
import { chapterLines, chaptersInLines, chaptersProblem } from './chapters.ts';

const chapters = [
  { seconds: 0, title: 'Hello' },
  { seconds: 65, title: 'Ask for the look' },
];

describe('the chapters of a video', () => {
  it('are edited as lines', () => {
    expect(chapterLines(chapters)).toBe('0:00 Hello\n1:05 Ask for the look');
    expect(chaptersInLines('0:00 Hello\n\n 1:05  Ask for the look ')).toEqual({ chapters });
    expect(chaptersProblem(chapters)).toBeUndefined();
  });

  it.each([
    ['0:00 Hello\nlater Ask', 'Line 2 must begin with a time'],
    ['0:00', 'Line 1 must begin with a time'],
    ['0:10 Hello', 'Line 1 must begin at 0:00'],
    ['0:00 Hello\n\n0:00 Again', 'Line 3 must start later than the chapter above it.'],
  ])('name the line that is wrong: %j', (text, problem) => {
    expect(chaptersInLines(text).problem).toContain(problem);
  });
});
