/** The longest side of a content picture in pixels: twice the width at which a page shows it. */
export const longestPictureSide = 1_600;

/** The largest prepared picture: 1 MiB. */
export const largestPictureBytes = 1024 * 1024;

/** The limit for all pictures together, so that the content fits into one archive: 100 MiB. */
export const mostPictureBytes = 100 * 1024 * 1024;

/** How long an unused picture is kept, in milliseconds. */
export const unusedPictureLifetime = 7 * 24 * 60 * 60 * 1000;

/** A picture is named by its content and its size, so that a page can reserve its space. */
export interface PictureName {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
}

const size = '[1-9][0-9]{0,3}';
const name = `([0-9a-f]{32})-(${size})x(${size})`;
const wholeName = new RegExp(`^${name}$`);
const wholeAddress = new RegExp(`^/media/pictures/${name}\\.webp$`);
/** Matches a reference to a picture; the first group is its name. PostgreSQL understands the pattern, too. */
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

/** The picture at a URL of this site; undefined for other URLs. */
export function pictureAt(address: string): PictureName | undefined {
  return toName(wholeAddress.exec(address));
}

const sizeAtTheEnd = new RegExp(`-(${size})x(${size})\\.[a-z]+$`);

/** The size of a picture whose file is named by it, such as `first-page-960x600.webp`. */
export function sizeInName(address: string): Pick<PictureName, 'width' | 'height'> | undefined {
  const [, width, height] = sizeAtTheEnd.exec(address) ?? [];
  return width === undefined ? undefined : { width: Number(width), height: Number(height) };
}

/** The names of all pictures that a text refers to, each once. */
export function picturesIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(anyAddress), ([, found = '']) => found))];
}

function toName(match: RegExpExecArray | null): PictureName | undefined {
  const [, hash, width, height] = match ?? [];
  return hash === undefined ? undefined : { hash, width: Number(width), height: Number(height) };
}
