/**
 * The path with letters, digits, `-`, `_` and `~` written as themselves. Every other escape stays as it
 * is, a slash and a percent sign above all: the path means the same, and doing it again changes nothing.
 */
export function withoutNeedlessEscapes(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return /^[\w~-]$/.test(character) ? character : escaped;
  });
}
