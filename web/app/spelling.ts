/**
 * The path with unescaped letters, digits, `-`, `_` and `~`. Every other escape stays, especially of a slash or
 * a percent sign, so the path keeps its meaning and a second pass changes nothing.
 */
export function withoutNeedlessEscapes(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return /^[\w~-]$/.test(character) ? character : escaped;
  });
}
