import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitLines } from './fitted-lines.ts';

/** Every character is half as wide as its size. */
const room = {
  width: 400,
  mostLines: 2,
  sizes: [80, 40, 20, 10] as const,
  widthOf: (text: string, size: number) => ([...text].length * size) / 2,
};

describe('a text in its space', () => {
  it('is as large as possible', () => {
    expect(fitLines('Ada', { ...room, sizes: [80, 40] })).toEqual({ size: 80, lines: ['Ada'] });
    expect(fitLines('Ada King Lovelace', { ...room, sizes: [80, 40] })).toEqual({
      size: 80,
      lines: ['Ada King', 'Lovelace'],
    });
  });

  it('becomes smaller before it needs more lines than allowed', () => {
    expect(fitLines('a'.repeat(40), { ...room, sizes: [80, 40, 20] })).toEqual({
      size: 40,
      lines: ['a'.repeat(20), 'a'.repeat(20)],
    });
  });

  it('never overflows, and loses no character while a size fits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }), (name) => {
        const { lines, size } = fitLines(name, { ...room, sizes: [80, 40, 20, 10] });
        for (const line of lines) expect(room.widthOf(line, size)).toBeLessThanOrEqual(room.width);
        expect(lines.length).toBeLessThanOrEqual(2);
        expect(lines.join('').replaceAll(/\s/g, '')).toBe(name.replaceAll(/\s/g, ''));
      }),
    );
  });
});
