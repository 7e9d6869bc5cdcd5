/** A pattern for whatever has the text in it: `%` and `_` in what somebody types are plain characters. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
