import { describe, expect, it } from 'vitest';
import { conversionProblem, conversionState } from './conversion.ts';

const stored = { convertedAt: null, percent: null, problem: null };

describe('the conversion of a video', () => {
  it('waits until it begins, and runs until every quality is finished', () => {
    expect(conversionState(stored, true)).toBe('waiting');
    expect(conversionState({ ...stored, percent: 0 }, true)).toBe('running');
    expect(conversionState({ ...stored, percent: 100, convertedAt: new Date() }, true)).toBe('done');
  });

  it('has failed while there is a problem', () => {
    expect(conversionState({ ...stored, percent: 40, problem: 'No space left.' }, true)).toBe('failed');
  });

  it('is off without a converter, but what was converted before stays', () => {
    expect(conversionState(stored, false)).toBe('off');
    expect(conversionState({ ...stored, convertedAt: new Date() }, false)).toBe('done');
  });
});

describe('a failed conversion', () => {
  it.each([
    ['av_interleaved_write_frame(): No space left on device', 'no space left'],
    ['Invalid data found when processing input', 'damaged'],
    ['ended by SIGXCPU', 'too long'],
    ['Error: We can’t reach our file storage right now.', 'the file storage'],
    ['Unknown encoder', "couldn't be converted"],
  ])('is explained: %s', (report, expected) => {
    expect(conversionProblem(report)).toContain(expected);
  });
});
