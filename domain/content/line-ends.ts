/** Text whose lines end as those of the product do, whichever system they were written on. */
export function withPlainLineEnds(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}
