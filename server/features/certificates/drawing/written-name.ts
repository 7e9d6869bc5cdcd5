/** Emojis, and the characters that join and colour them. */
const pictures =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200D|\uFE0E|\uFE0F|\u20E3/gu;

/**
 * The name in characters that the fonts have. Emojis are left out. A name in an unsupported script gives
 * undefined, rather than a row of boxes.
 */
export function writtenName(name: string, canWrite: (text: string) => boolean): string | undefined {
  const composed = name.normalize('NFC');
  if (canWrite(composed)) return composed;
  const words = composed.replaceAll(pictures, '').replaceAll(/\s+/g, ' ').trim();
  return words && canWrite(words) ? words : undefined;
}
