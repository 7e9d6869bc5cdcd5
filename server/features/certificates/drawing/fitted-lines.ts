export interface FittedLines {
  readonly size: number;
  readonly lines: readonly string[];
}

interface Room {
  readonly width: number;
  readonly mostLines: number;
  /** From the preferred largest size to the smallest, which is used in any case. */
  readonly sizes: readonly [number, ...number[]];
  widthOf(text: string, size: number): number;
}

/** The largest size at which a text fits, and its lines at that size. */
export function fitLines(text: string, { width, mostLines, sizes, widthOf }: Room): FittedLines {
  let fitted: FittedLines = { size: sizes[0], lines: [text] };
  for (const size of sizes) {
    fitted = { size, lines: wrap(text, (line) => widthOf(line, size) <= width) };
    if (fitted.lines.length <= mostLines) return fitted;
  }
  return { ...fitted, lines: cut(fitted.lines, mostLines) };
}

/** Breaks between words, and inside a word only when it is longer than a line. */
function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    const pieces = fits(word) ? [word] : broken(word, fits);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return line ? [...lines, line] : lines;
}

function broken(word: string, fits: (line: string) => boolean): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word)) {
    if (piece && !fits(piece + segment)) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
  }
  return [...pieces, piece];
}

function cut(lines: readonly string[], mostLines: number): string[] {
  const kept = lines.slice(0, mostLines);
  return lines.length > mostLines ? [...kept.slice(0, -1), `${kept.at(-1)}…`] : kept;
}
