import type { Font } from 'fontkit';
import type { Face } from './fonts.ts';

/** A piece of text that one font can draw. */
export interface Run {
  readonly font: Font;
  readonly text: string;
}

export function canWrite(face: Face, text: string): boolean {
  return [...text].every((character) => fontFor(face, character) !== undefined);
}

/** Splits a text where the next character needs another font file. */
export function runsOf({ fonts }: Face, text: string): Run[] {
  const runs: { font: Font; text: string }[] = [];
  for (const character of text) {
    const font = fontFor({ fonts }, character) ?? fonts[0];
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

export function widthOf(face: Face, text: string, size: number): number {
  return runsOf(face, text)
    .map((run) => (run.font.layout(run.text).advanceWidth * size) / run.font.unitsPerEm)
    .reduce((sum, width) => sum + width, 0);
}

function fontFor({ fonts }: Face, character: string): Font | undefined {
  const codePoint = character.codePointAt(0) ?? 0;
  return fonts.find((font) => font.hasGlyphForCodePoint(codePoint));
}
