/** The longer side of a picture in content, in pixels: as wide as a page ever shows it, twice as dense. */
export const longestPictureSide = 1_600;

/** What one picture may take once it is made ready for the page: 1 MiB. */
export const largestPictureBytes = 1024 * 1024;

/** What all of them together may take, so that the whole content fits into one archive: 100 MiB. */
export const mostPictureBytes = 100 * 1024 * 1024;

/** A picture that nothing mentions any more, or ever did, is kept this long, in milliseconds. */
export const unusedPictureLifetime = 7 * 24 * 60 * 60 * 1000;

/** A picture is named by what is in it, and by its size: a page can keep its place before it has come. */
export interface PictureName {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
}

const size = '[1-9][0-9]{0,3}';
const name = `([0-9a-f]{32})-(${size})x(${size})`;
const wholeName = new RegExp(`^${name}$`);
const wholeAddress = new RegExp(`^/media/pictures/${name}\\.webp$`);
/** How a text mentions a picture: the first group is its name. Written so that a database reads it, too. */
export const pictureMention = `/media/pictures/(${name})(?:-small)?\\.webp`;

const anyAddress = new RegExp(pictureMention, 'g');

export function pictureNameOf({ hash, width, height }: PictureName): string {
  return `${hash}-${width}x${height}`;
}

export function pictureNamed(text: string): PictureName | undefined {
  return toName(wholeName.exec(text));
}

export function pictureAddressOf(name: string): string {
  return `/media/pictures/${name}.webp`;
}

export function smallPictureAddressOf(name: string): string {
  return `/media/pictures/${name}-small.webp`;
}

/** The picture at an address of this site; nothing for whatever else an address leads to. */
export function pictureAt(address: string): PictureName | undefined {
  return toName(wholeAddress.exec(address));
}

/** The names of all pictures that a text mentions, each once. */
export function picturesIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(anyAddress), ([, found = '']) => found))];
}

function toName(match: RegExpExecArray | null): PictureName | undefined {
  const [, hash, width, height] = match ?? [];
  return hash === undefined ? undefined : { hash, width: Number(width), height: Number(height) };
}
