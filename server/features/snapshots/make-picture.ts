import {
  largestSnapshotPixels,
  type PictureSize,
  pictureSizeRefusalText,
  refusePictureSize,
} from '@chalkline/domain/learning/picture-size';
import {
  largestSnapshotBytes,
  thumbnailDensity,
  thumbnailRatio,
  thumbnailWidth,
} from '@chalkline/domain/learning/snapshot-file';
import type { Metadata, Sharp } from 'sharp';
import { Lanes } from '../../platform/lanes.ts';
import { Refusal } from '../../platform/refusal.ts';
import { loadDecoder, type OpenImage } from './decoder.ts';
import { contentTypeOf, type PictureFormat, pictureFormatOf } from './picture-format.ts';

/** A picture that was made anew from its pixels: nothing else of what was sent is in it. */
export interface Picture {
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
  readonly image: Buffer;
  readonly thumbnail: Buffer;
}

export const thumbnailContentType = 'image/webp';

/** One picture can take 300 MB while it is worked on, and a core. */
const lanes = new Lanes({ width: 2, longestQueue: 20 });

/** For everything that is done with one picture, together. */
const longestMilliseconds = 10_000;

const notAnImage = () =>
  new Refusal('unsupported_type', 'Only PNG, JPG, GIF and WebP images can be uploaded.');
const broken = () => new Refusal('unsupported_type', 'This image is damaged and cannot be read.');
const tooMuchWork = () => new Refusal('too_large', 'This image takes too long to be read.');
const grownTooLarge = () =>
  new Refusal(
    'too_large',
    'This image becomes larger than 10 MB when it is prepared. Please make it smaller.',
  );

/** Gives a step of the work the seconds that the steps before it have left. */
type WithinTime = (step: Sharp) => Sharp;

/** Decodes what was sent and encodes it again, or refuses it; not at all for somebody who has hung up. */
export async function makePicture(bytes: Buffer, signal?: AbortSignal): Promise<Picture> {
  const format = pictureFormatOf(bytes);
  if (!format) throw notAnImage();
  return lanes.run(async () => {
    const open = await loadDecoder();
    const withinTime = timeBudget();
    const facts = await factsOf(open, bytes, format);
    const refusal = refusePictureSize(sizeIn(facts));
    if (refusal) throw new Refusal('too_large', pictureSizeRefusalText[refusal]);
    const image = await encodeImage(open, bytes, { format, facts, withinTime });
    signal?.throwIfAborted();
    const thumbnail = await thumbnailIn(open, bytes, withinTime);
    return { ...image, thumbnail };
  }, signal);
}

function timeBudget(): WithinTime {
  const start = performance.now();
  return (step) => {
    const left = longestMilliseconds - (performance.now() - start);
    if (left <= 0) throw tooMuchWork();
    // The library counts in whole seconds.
    return step.timeout({ seconds: Math.ceil(left / 1000) });
  };
}

/** From the head of the file alone: no pixel is decoded before their number is known. */
async function factsOf(open: OpenImage, bytes: Buffer, format: PictureFormat): Promise<Metadata> {
  const facts = await open(bytes, { limitInputPixels: false }).metadata().catch(refuseBroken);
  if (facts.format !== format) throw broken();
  return facts;
}

function sizeIn({ width, height, pages = 1, channels, depth }: Metadata): PictureSize {
  return { width, height, frames: pages, channels, bytesPerSample: depth === 'uchar' ? 1 : 2 };
}

const limits = { limitInputPixels: largestSnapshotPixels };

interface Making {
  readonly format: PictureFormat;
  readonly facts: Metadata;
  readonly withinTime: WithinTime;
}

async function encodeImage(
  open: OpenImage,
  bytes: Buffer,
  { format, facts: { pages = 1, hasAlpha }, withinTime }: Making,
): Promise<Omit<Picture, 'thumbnail'>> {
  const isMoving = pages > 1;
  const encodeAs = async (kept: PictureFormat) => {
    const whole = open(bytes, { ...limits, animated: isMoving });
    // The library cannot turn a picture that moves; those are made by programs, not held askew.
    const upright = isMoving ? whole : whole.autoOrient();
    const step = withinTime(encoded(upright, kept));
    const { data, info } = await step.toBuffer({ resolveWithObject: true }).catch(refuseBroken);
    const { width, height, pageHeight = height } = info;
    return { contentType: contentTypeOf(kept), width, height: pageHeight, image: data };
  };
  // A picture can grow when it is made anew, a palette of noise threefold: then it is kept more tightly.
  const tighter = hasAlpha || format === 'jpeg' ? 'webp' : 'jpeg';
  for (const kept of isMoving ? [format] : ([format, tighter] as const)) {
    const picture = await encodeAs(kept);
    if (picture.image.length <= largestSnapshotBytes) return picture;
  }
  throw grownTooLarge();
}

function thumbnailIn(open: OpenImage, bytes: Buffer, withinTime: WithinTime): Promise<Buffer> {
  return withinTime(thumbnailOf(open(bytes, limits)))
    .toBuffer()
    .catch(refuseBroken);
}

function encoded(image: Sharp, format: PictureFormat): Sharp {
  switch (format) {
    case 'png':
      return image.png();
    case 'jpeg':
      return image.jpeg({ quality: 88 });
    case 'gif':
      return image.gif();
    case 'webp':
      return image.webp({ quality: 88 });
  }
}

/** The top of the first frame: that is where a screen says what it is. */
function thumbnailOf(image: Sharp): Sharp {
  const width = thumbnailWidth * thumbnailDensity;
  const height = width / thumbnailRatio;
  return image.autoOrient().resize({ width, height, fit: 'cover', position: 'top' }).webp({ quality: 80 });
}

function refuseBroken(error: Error): never {
  throw error.message.startsWith('timeout') ? tooMuchWork() : broken();
}
