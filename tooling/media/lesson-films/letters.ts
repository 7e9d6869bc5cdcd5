export type Face = 'body' | 'strong' | 'display' | 'mono';

/** Widths of the characters from the space to the tilde, in hundredths of the font size. */
const WIDTHS: Record<Exclude<Face, 'mono'>, readonly number[]> = {
  body: widths(
    '28 29 30 65 59 92 73 16 30 30 49 61 21 36 21 39 65 41 55 58 61 59 60 51 62 60 21 21 55 63 55 48 78 63 61 65 67 57 55 69 69 39 51 63 54 82 69 71 59 72 61 59 56 69 59 86 62 58 61 32 39 34 55 37 24 53 57 49 56 54 31 56 55 25 25 49 26 85 55 55 57 57 35 47 33 54 46 68 48 45 46 34 24 34 56',
  ),
  strong: widths(
    '31 30 38 75 61 96 73 20 33 33 49 60 26 37 26 43 66 44 57 60 62 61 62 53 62 57 26 26 57 61 57 54 78 67 64 66 69 59 56 72 70 42 55 66 55 85 71 74 62 75 64 61 60 69 64 88 68 64 62 34 43 34 58 40 28 55 59 51 59 56 36 59 57 29 26 55 31 88 57 57 59 60 37 50 37 56 52 73 53 51 50 38 25 38 54',
  ),
  display: widths(
    '23 29 36 63 64 98 76 18 32 32 44 53 20 35 23 36 67 35 60 61 62 61 66 51 66 65 24 22 53 53 53 42 99 70 68 68 70 62 59 72 72 29 37 69 51 94 78 72 65 72 68 65 57 73 67 99 70 64 57 32 36 32 57 56 28 59 64 57 64 58 40 60 63 28 28 59 27 95 63 61 64 64 43 54 40 62 57 86 57 60 53 35 27 34 53',
  ),
};
const MONO_WIDTH = 63.2;
const OTHER_WIDTH = 62;

function widths(listed: string) {
  return listed.split(' ').map(Number);
}

function letterWidth(letter: string, face: Face) {
  if (face === 'mono') return MONO_WIDTH;
  return WIDTHS[face][letter.charCodeAt(0) - 32] ?? OTHER_WIDTH;
}

/** How wide a line of text will be drawn, so that a drawing can be laid out without a browser. */
export function lineWidth(words: string, size: number, face: Face = 'body') {
  return ([...words].reduce((sum, letter) => sum + letterWidth(letter, face), 0) * size) / 100;
}

/** The words in lines of at most `width`. A word that is too long has a line of its own. */
export function wrapped(words: string, width: number, size: number, face: Face = 'body') {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && lineWidth(longer, size, face) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
