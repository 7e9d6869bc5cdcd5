/** A code block with a language. */
export interface CodePiece {
  readonly code: string;
  readonly language: string;
}

/** How many characters of an article are highlighted, and the minimum that each code block counts. */
const mostHighlighted = 30_000;
const leastOfAPiece = 100;

/** The code blocks that are highlighted, until the limit of the article is reached. */
export function upToEnough(pieces: readonly CodePiece[]): CodePiece[] {
  let left = mostHighlighted;
  return pieces.filter(({ code }) => {
    left -= Math.max(code.length, leastOfAPiece);
    return left >= 0;
  });
}
