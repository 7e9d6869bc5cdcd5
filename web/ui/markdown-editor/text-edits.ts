/** A text and its selection. Nothing is selected if both ends are equal. */
export interface MarkedText {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Replaces a part of the text with `insert`, and sets the selection. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly selectFrom: number;
  readonly selectTo: number;
}

/** Puts marks such as `**` around the selection, or removes them if they are already there. */
export function toggleAround({ text, from, to }: MarkedText, mark: string): TextEdit {
  const size = mark.length;
  const inner = text.slice(from, to);
  if (text.slice(from - size, from) === mark && text.slice(to, to + size) === mark) {
    const start = from - size;
    return { from: start, to: to + size, insert: inner, selectFrom: start, selectTo: start + inner.length };
  }
  const start = from + size;
  return { from, to, insert: mark + inner + mark, selectFrom: start, selectTo: start + inner.length };
}

/** Starts every touched line with a mark such as `- `, or removes it if all of them have it. */
export function toggleLines(marked: MarkedText, mark: string | ((index: number) => string)): TextEdit {
  const { from, to } = wholeLines(marked);
  const markAt = typeof mark === 'string' ? () => mark : mark;
  const lines = marked.text.slice(from, to).split('\n');
  const areMarked = lines.every((line, index) => line.startsWith(markAt(index)));
  const insert = lines
    .map((line, index) => (areMarked ? line.slice(markAt(index).length) : markAt(index) + line))
    .join('\n');
  return { from, to, insert, selectFrom: from, selectTo: from + insert.length };
}

const address = 'https://';

/** Turns the selection into a link and selects the address, to be typed over. */
export function linkOf({ text, from, to }: MarkedText): TextEdit {
  const words = text.slice(from, to) || 'link text';
  const insert = `[${words}](${address})`;
  const start = from + words.length + 3;
  return { from, to, insert, selectFrom: start, selectTo: start + address.length };
}

/** Puts the selection in its own fenced block. */
export function fenceAround({ text, from, to }: MarkedText, language = ''): TextEdit {
  const before = from === 0 || text[from - 1] === '\n' ? '' : '\n';
  const after = to === text.length || text[to] === '\n' ? '' : '\n';
  const opening = `${before}\`\`\`${language}\n`;
  const inner = text.slice(from, to);
  const start = from + opening.length;
  const insert = `${opening}${inner}\n\`\`\`${after}`;
  return { from, to, insert, selectFrom: start, selectTo: start + inner.length };
}

function wholeLines({ text, from, to }: MarkedText): { from: number; to: number } {
  const end = text.indexOf('\n', to);
  return { from: text.lastIndexOf('\n', from - 1) + 1, to: end === -1 ? text.length : end };
}

/**
 * Puts a picture in its own paragraph. The selection becomes its description; without one, the description is
 * typed next.
 */
export function pictureOf(marked: MarkedText, address: string): TextEdit {
  const { text, from, to } = behindPicture(marked);
  const [before, after] = [text.slice(0, from), text.slice(to)];
  const above = before === '' ? '' : blankLine(/\n{0,2}$/.exec(before));
  // A picture at the end of the text only needs a line end.
  const below = /^\n?$/.test(after) ? '\n'.slice(after.length) : blankLine(/^\n{0,2}/.exec(after));
  const shows = text.slice(from, to) || 'What the picture shows';
  const start = from + above.length + '!['.length;
  return {
    from,
    to,
    insert: `${above}![${shows}](${address})${below}`,
    selectFrom: start,
    selectTo: start + shows.length,
  };
}

/** Moves a selection inside a picture to behind it, so that several pictures follow each other. */
function behindPicture({ text, from, to }: MarkedText): MarkedText {
  for (const { index, 0: picture } of text.matchAll(/!\[[^\]\n]*\]\([^)\n]*\)/g)) {
    const end = index + picture.length;
    if (index < from && to < end) return { text, from: end, to: end };
  }
  return { text, from, to };
}

/** The line ends that are missing for a blank line before or after the insertion. */
function blankLine(lineEnds: RegExpExecArray | null): string {
  return '\n'.repeat(2 - (lineEnds?.[0].length ?? 0));
}
