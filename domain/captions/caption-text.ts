const allowedTag = /^\/?(?:(?:b|i|u|c|v|lang|ruby|rt)(?:[\s.][^<>]*)?|[\d:.]+)$/;
const anyTag = /<([^<>]*)>/g;

const isAllowed = (inside: string) => allowedTag.test(inside);

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
};

const escapedTagOrName = /&lt;((?:(?!&[lg]t;)[^<>])*)&gt;|&(\w+);/g;

/** The text of a caption as people edit it: `&lt;h1&gt;` in a file becomes `<h1>`. What would become a tag stays. */
export function editedText(inFile: string): string {
  return inFile.replace(escapedTagOrName, (whole, inside: string | undefined, name = '') => {
    if (inside === undefined) return characters[name] ?? whole;
    return isAllowed(inside) ? whole : `<${editedText(inside)}>`;
  });
}

/** The same text in a WebVTT file, where `<` begins a tag and `&` a character by name. */
export function textInFile(edited: string): string {
  const parts: string[] = [];
  let end = 0;
  for (const match of edited.matchAll(anyTag)) {
    if (!isAllowed(match[1] ?? '')) continue;
    parts.push(escaped(edited.slice(end, match.index)), match[0]);
    end = match.index + match[0].length;
  }
  parts.push(escaped(edited.slice(end)));
  return parts
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** The text of a caption after it was saved: without empty lines, and without spaces at the ends of lines. */
export function savedText(edited: string): string {
  return editedText(textInFile(edited));
}

function escaped(text: string): string {
  return text
    .replace(/&(?!(?:lt|gt);)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** The spoken words of a caption on one line, without tags. */
export function spokenText(text: string): string {
  return text
    .replace(anyTag, (whole, inside: string) => (isAllowed(inside) ? '' : whole))
    .replace(/&(lt|gt);/g, (_, name: string) => characters[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** SubRip files mark text with tags that WebVTT does not know. */
export function withoutForeignMarks(text: string): string {
  return text.replace(/<\/?font[^<>]*>/gi, '').replace(/\{\\[^{}]*\}/g, '');
}
