/** The width of a picture's small version for cards and phones, in pixels. */
export const smallPictureWidth = 640;

/** The `srcset` of a picture; undefined where there is only one size. */
export function sourceSetOf(address: string): string | undefined {
  const [, start, width] = /^(\/media\/pictures\/\w+-(\d+)x\d+)\.webp$/.exec(address) ?? [];
  if (!(Number(width) > smallPictureWidth)) return undefined;
  return `${start}-small.webp ${smallPictureWidth}w, ${address} ${width}w`;
}
