import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine, csvOf } from './csv.ts';

describe('a file for spreadsheets', () => {
  it('has one line per row, and quotes separators', () => {
    expect(csvOf(['who', 'what'], [['Ada, "the first"', 'line\nbreak']])).toBe(
      '\uFEFFwho,what\r\n"Ada, ""the first""","line\nbreak"\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('never executes typed text: %j', (typed) => {
    expect(csvLine([typed]).replace(/^"/, '')).toMatch(/^'/);
  });

  it.each([
    ['a;=1+1', `"a;'=1+1"\r\n`],
    ['＝1+1', "'＝1+1\r\n"],
    ['＠SUM(A1)', "'＠SUM(A1)\r\n"],
    [' \u200B=1', " \u200B'=1\r\n"],
    ['one\n- two', `"one\n'- two"\r\n`],
  ])('never runs %j, however a program splits lines into cells', (typed, line) => {
    expect(csvLine([typed])).toBe(line);
  });

  it('leaves ordinary text as it is', () => {
    const ordinary = ['a-b', '1 + 1 = 2', 'ada@chalkline.example', 'Ann-Kathrin; Bo', '2026-11-16'];
    for (const text of ordinary) expect(csvLine([text]).replaceAll('"', '')).toBe(`${text}\r\n`);
  });

  const mean = fc.string({ unit: fc.constantFrom(...'=+-@＝＋－＠;,"\' \t\r\n\u00A0\u200B\uFEFFa1') });

  it('contains no formula for any text, split at commas, semicolons, tabs or line breaks, quoted or not', () => {
    fc.assert(
      fc.property(fc.array(mean, { minLength: 1, maxLength: 4 }), (cells) => {
        for (const piece of csvLine(cells).split(/[,;\t\r\n]/)) {
          expect(piece.replace(/^[\s"\p{Cf}\p{Cc}]+/u, '')).not.toMatch(/^[=+\-@＝＋－＠]/);
        }
      }),
    );
  });

  it('loses nothing of any text', () => {
    fc.assert(
      fc.property(mean, (typed) => {
        const line = csvLine([typed]).slice(0, -2);
        const text = line.startsWith('"') ? line.slice(1, -1).replaceAll('""', '"') : line;
        expect(text.replaceAll("'", '')).toBe(typed.replaceAll("'", ''));
      }),
    );
  });

  it('keeps numbers, and leaves empty values empty', () => {
    expect(csvLine([-1, 0, true, null, ''])).toBe('-1,0,true,,\r\n');
  });
});
