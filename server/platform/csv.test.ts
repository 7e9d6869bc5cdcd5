import { describe, expect, it } from 'vitest';
import { csvLine, csvOf } from './csv.ts';

describe('a file for spreadsheets', () => {
  it('has one line for each row, and what separates is quoted', () => {
    expect(csvOf(['who', 'what'], [['Ada, "the first"', 'line\nbreak']])).toBe(
      '\uFEFFwho,what\r\n"Ada, ""the first""","line\nbreak"\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('never runs what somebody typed: %j', (typed) => {
    expect(csvLine([typed]).replace(/^"/, '')).toMatch(/^'/);
  });

  it('keeps numbers as they are, and nothing as nothing', () => {
    expect(csvLine([-1, 0, true, null, ''])).toBe('-1,0,true,,\r\n');
  });
});
