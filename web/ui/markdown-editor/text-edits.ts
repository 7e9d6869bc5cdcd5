/** A text with what is selected in it; nothing is selected where both ends are the same. */
export interface MarkedText {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Puts `insert` in place of a part of the text, and selects something afterwards. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly selectFrom: number;
  readonly selectTo: number;
}

/** Sets marks such as `**` around what is selected, or takes them away where they stand already. */
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

/** Begins every line that is touched with a mark such as `- `, or takes it away where all of them have it. */
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

/** Makes what is selected a link; its address is selected then, to be written over. */
export function linkOf({ text, from, to }: MarkedText): TextEdit {
  const words = text.slice(from, to) || 'link text';
  const insert = `[${words}](${address})`;
  const start = from + words.length + 3;
  return { from, to, insert, selectFrom: start, selectTo: start + address.length };
}

/** Puts what is selected into a block of its own, between fences. */
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

/** A picture in a paragraph of its own. What is selected says what it shows; otherwise that is written next. */
export function pictureOf(marked: MarkedText, address: string): TextEdit {
  const { text, from, to } = behindPicture(marked);
  const [before, after] = [text.slice(0, from), text.slice(to)];
  const above = before === '' ? '' : blankLine(/\n{0,2}$/.exec(before));
  // The last one ends its line.
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

/** One picture after the other: what the one before shows is still selected, and stays. */
function behindPicture({ text, from, to }: MarkedText): MarkedText {
  for (const { index, 0: picture } of text.matchAll(/!\[[^\]\n]*\]\([^)\n]*\)/g)) {
    const end = index + picture.length;
    if (index < from && to < end) return { text, from: end, to: end };
  }
  return { text, from, to };
}

/** What is missing to an empty line, with the line ends that are there. */
function blankLine(lineEnds: RegExpExecArray | null): string {
  return '\n'.repeat(2 - (lineEnds?.[0].length ?? 0));
}
