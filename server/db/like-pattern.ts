/** A LIKE pattern for everything that contains the text. */
export function containing(text: string): string {
  return `%${plain(text)}%`;
}

/** A LIKE pattern for everything that begins with the text. */
export function beginning(text: string): string {
  return `${plain(text)}%`;
}

/** Escapes `%` and `_`, which are ordinary characters in typed text. */
function plain(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
