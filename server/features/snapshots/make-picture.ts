import {
  hasTooManyPixels,
  largestSnapshotPixels,
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

/** One picture can take 200 MB while it is decoded, and a core. */
const lanes = new Lanes({ width: 2, longestQueue: 20 });
const longestSeconds = 15;

const notAnImage = () =>
  new Refusal('unsupported_type', 'Only PNG, JPG, GIF and WebP images can be uploaded.');
const broken = () => new Refusal('unsupported_type', 'This image is damaged and cannot be read.');
const tooManyPixels = () => new Refusal('too_large', 'This image has more than 50 megapixels.');
const tooMuchWork = () => new Refusal('too_large', 'This image takes too long to be read.');

/** Decodes what was sent and encodes it again, or refuses it. */
export async function makePicture(bytes: Buffer): Promise<Picture> {
  const format = pictureFormatOf(bytes);
  if (!format) throw notAnImage();
  return lanes.run(async () => {
    const open = await loadDecoder();
    const facts = await factsOf(open, bytes, format);
    if (hasTooManyPixels(facts.width, facts.height, facts.pages)) throw tooManyPixels();
    return encode(open, bytes, format, facts).catch(refuseBroken);
  });
}

/** From the head of the file alone: no pixel is decoded before their number is known. */
async function factsOf(open: OpenImage, bytes: Buffer, format: PictureFormat): Promise<Metadata> {
  const facts = await open(bytes, { limitInputPixels: false }).metadata().catch(refuseBroken);
  if (facts.format !== format) throw broken();
  return facts;
}

async function encode(
  open: OpenImage,
  bytes: Buffer,
  format: PictureFormat,
  { pages = 1 }: Metadata,
): Promise<Picture> {
  const limits = { limitInputPixels: largestSnapshotPixels };
  const isMoving = pages > 1;
  const whole = open(bytes, { ...limits, animated: isMoving });
  // The library cannot turn a picture that moves; those are made by programs, not held askew.
  const upright = isMoving ? whole : whole.autoOrient();
  const image = await encoded(upright, format).timeout({ seconds: longestSeconds }).toBuffer({
    resolveWithObject: true,
  });
  const thumbnail = await thumbnailOf(open(bytes, limits)).timeout({ seconds: longestSeconds }).toBuffer();
  const { width, height, pageHeight } = image.info;
  return {
    contentType: contentTypeOf(format),
    width,
    height: pageHeight ?? height,
    image: image.data,
    thumbnail,
  };
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
