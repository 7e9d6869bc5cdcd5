/** Pictures, and the signs that join and colour them. */
const pictures =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200D|\uFE0E|\uFE0F|\u20E3/gu;

/**
 * The name as the fonts can write it. Pictures in it are left out; a name in a script that the fonts do
 * not have is not written at all, rather than as a row of boxes.
 */
export function writtenName(name: string, canWrite: (text: string) => boolean): string | undefined {
  const composed = name.normalize('NFC');
  if (canWrite(composed)) return composed;
  const words = composed.replaceAll(pictures, '').replaceAll(/\s+/g, ' ').trim();
  return words && canWrite(words) ? words : undefined;
}
