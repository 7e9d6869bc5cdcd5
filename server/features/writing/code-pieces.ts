/** A piece of code that says which language it is in. */
export interface CodePiece {
  readonly code: string;
  readonly language: string;
}

/** So many characters of an article are highlighted, and so much does a piece of code count at least. */
const mostHighlighted = 30_000;
const leastOfAPiece = 100;

/** Those that are highlighted: once an article has shown enough code in colour, the rest stands there plain. */
export function upToEnough(pieces: readonly CodePiece[]): CodePiece[] {
  let left = mostHighlighted;
  return pieces.filter(({ code }) => {
    left -= Math.max(code.length, leastOfAPiece);
    return left >= 0;
  });
}
