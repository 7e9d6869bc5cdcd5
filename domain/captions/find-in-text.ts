/** A piece of a text, and whether it is what was looked for. */
export interface FoundPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** The pieces of a text that contains what was looked for, in any case; undefined if it doesn't. */
export function findInText(text: string, wanted: string): readonly FoundPiece[] | undefined {
  const literal = wanted.trim().replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  if (literal === '') return [{ text, isMatch: false }];
  const pieces = text.split(new RegExp(`(${literal})`, 'giu'));
  if (pieces.length === 1) return undefined;
  return pieces
    .map((piece, index) => ({ text: piece, isMatch: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
