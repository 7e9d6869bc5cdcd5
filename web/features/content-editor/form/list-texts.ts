export interface NamedLink {
  readonly name: string;
  readonly url: string;
}

/** Links as lines: a name, a space, an address. */
export function linkLines(links: readonly NamedLink[]): string {
  return links.map(({ name, url }) => `${name} ${url}`.trim()).join('\n');
}

/** The last word of a line is the address; everything before it is the name. */
export function linksInLines(text: string): NamedLink[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const gap = line.lastIndexOf(' ');
      return gap === -1
        ? { name: line, url: '' }
        : { name: line.slice(0, gap).trim(), url: line.slice(gap + 1) };
    });
}

export function wordsInText(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
