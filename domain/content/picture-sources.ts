/** Of the small version of a picture, which cards and phones show, in pixels. */
export const smallPictureWidth = 640;

/** The sizes in which a picture can be fetched, as browsers are told of them; nothing where there is only one. */
export function sourceSetOf(address: string): string | undefined {
  const [, start, width] = /^(\/media\/pictures\/\w+-(\d+)x\d+)\.webp$/.exec(address) ?? [];
  if (!(Number(width) > smallPictureWidth)) return undefined;
  return `${start}-small.webp ${smallPictureWidth}w, ${address} ${width}w`;
}
