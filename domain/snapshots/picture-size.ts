import type { RuleRefusal } from '../refusals/refusal.ts';

/** 50 megapixels over all frames of an animation. */
export const largestSnapshotPixels = 50_000_000;

/** The longest side that every accepted format supports, which is WebP's limit. */
const largestSnapshotSide = 16_383;

/** The memory of a decoded picture: 50 megapixels with four channels of a byte, and some more. */
const largestUnpackedBytes = 256 * 1024 * 1024;

export interface PictureSize {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly channels: number;
  readonly bytesPerSample: number;
}

type PictureSizeRefusal = RuleRefusal<'too_many_pixels' | 'too_long' | 'too_heavy'>;

const messages: Readonly<Record<PictureSizeRefusal['code'], string>> = {
  too_many_pixels: 'This image has more than 50 megapixels.',
  too_long: 'This image is longer than 16,383 pixels on one side.',
  too_heavy: 'This image has too many colours for its size. Save it with 8 bits per channel and try again.',
};

/** Why a picture is too large to be decoded, according to its header. */
export function refusePictureSize(size: PictureSize): PictureSizeRefusal | undefined {
  const pixels = size.width * size.height * size.frames;
  if (pixels > largestSnapshotPixels) return refuse('too_many_pixels');
  if (Math.max(size.width, size.height) > largestSnapshotSide) return refuse('too_long');
  if (pixels * size.channels * size.bytesPerSample > largestUnpackedBytes) return refuse('too_heavy');
  return undefined;
}

function refuse(code: PictureSizeRefusal['code']): PictureSizeRefusal {
  return { code, message: messages[code] };
}
