import {
  largestSnapshotBytes,
  thumbnailDensity,
  thumbnailRatio,
  thumbnailWidth,
} from '@chalkline/domain/snapshots/snapshot-file';
import type { Sharp } from 'sharp';
import { Refusal } from '../../platform/http/refusal.ts';
import { contentTypeOf, type PictureFormat } from '../../platform/pictures/picture-format.ts';
import { processPicture, type SentPicture } from '../../platform/pictures/sent-picture.ts';

/** A picture that was encoded again from its pixels, without anything else of the upload. */
export interface Picture {
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
  readonly image: Buffer;
  readonly thumbnail: Buffer;
}

export const thumbnailContentType = 'image/webp';

const grownTooLarge = () =>
  new Refusal('too_large', 'This image is over 10 MB once processed. Please upload a smaller one.');

/** Decodes an upload and encodes it again, or refuses it. Does nothing for a client that has disconnected. */
export function makePicture(bytes: Buffer, signal?: AbortSignal): Promise<Picture> {
  const make = async (sent: SentPicture) => {
    const image = await encodeImage(sent);
    const { data: thumbnail } = await sent.finish(thumbnailOf(sent.open()));
    return { ...image, thumbnail };
  };
  return processPicture(bytes, make, signal);
}

async function encodeImage({
  format,
  facts,
  open,
  finish,
}: SentPicture): Promise<Omit<Picture, 'thumbnail'>> {
  const { pages = 1, hasAlpha } = facts;
  const isMoving = pages > 1;
  const encodeAs = async (kept: PictureFormat) => {
    const whole = open({ animated: isMoving });
    // The library cannot rotate animations; they are made by programs and never rotated.
    const upright = isMoving ? whole : whole.autoOrient();
    const { data, info } = await finish(encoded(upright, kept));
    const { width, height, pageHeight = height } = info;
    return { contentType: contentTypeOf(kept), width, height: pageHeight, image: data };
  };
  // A picture can grow when it is encoded again, noise with a palette threefold. Then a stronger
  // compression is used.
  const tighter = hasAlpha || format === 'jpeg' ? 'webp' : 'jpeg';
  for (const kept of isMoving ? [format] : ([format, tighter] as const)) {
    const picture = await encodeAs(kept);
    if (picture.image.length <= largestSnapshotBytes) return picture;
  }
  throw grownTooLarge();
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

/** The top of the first frame, which usually identifies the page. */
function thumbnailOf(image: Sharp): Sharp {
  const width = thumbnailWidth * thumbnailDensity;
  const height = width / thumbnailRatio;
  return image.autoOrient().resize({ width, height, fit: 'cover', position: 'top' }).webp({ quality: 80 });
}
