/** A pattern for whatever has the text in it. */
export function containing(text: string): string {
  return `%${plain(text)}%`;
}

/** `%` and `_` in what somebody types are plain characters. */
function plain(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
