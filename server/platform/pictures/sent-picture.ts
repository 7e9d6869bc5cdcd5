import {
  largestSnapshotPixels,
  type PictureSize,
  refusePictureSize,
} from '@chalkline/domain/snapshots/picture-size';
import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { ConcurrencyLimit } from '../concurrency/concurrency-limit.ts';
import { Refusal, refusedAs } from '../http/refusal.ts';
import { tooManyUploads } from '../uploads/upload-limit.ts';
import { loadDecoder, type OpenImage } from './decoder.ts';
import { type PictureFormat, pictureFormatOf } from './picture-format.ts';

/** An uploaded picture that is small enough to be decoded. */
export interface SentPicture {
  readonly format: PictureFormat;
  readonly facts: Metadata;
  /** Decodes the picture; can be called several times. */
  open(options?: SharpOptions): Sharp;
  /** Runs a step in the time that earlier steps have left, or refuses the picture. */
  finish(step: Sharp): Promise<{ data: Buffer; info: EncodedInfo }>;
}

interface EncodedInfo {
  readonly width: number;
  readonly height: number;
  readonly pageHeight?: number | undefined;
}

/** One picture can need 300 MB and a core while it is processed. */
const renderLimit = new ConcurrencyLimit({ width: 2, longestQueue: 20, busy: tooManyUploads });

/** For all steps of one picture together. */
const longestMilliseconds = 10_000;

const notAnImage = () =>
  new Refusal('unsupported_type', 'Only PNG, JPG, GIF and WebP images can be uploaded.');
const broken = () => new Refusal('unsupported_type', "This image is damaged, so we can't read it.");
const tooMuchWork = () => new Refusal('too_large', 'This image takes too long to be read.');

/** Processes an upload or refuses it. Does nothing for a client that has disconnected. */
export async function processPicture<Result>(
  bytes: Buffer,
  work: (sent: SentPicture) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const format = pictureFormatOf(bytes);
  if (!format) throw notAnImage();
  return renderLimit.run(async () => {
    const open = await loadDecoder();
    const facts = await factsOf(open, bytes, format);
    const refusal = refusePictureSize(sizeIn(facts));
    if (refusal) throw refusedAs('too_large', refusal);
    const withinTime = timeBudget();
    return work({
      format,
      facts,
      open: (options) => open(bytes, { limitInputPixels: largestSnapshotPixels, ...options }),
      finish: (step) => {
        signal?.throwIfAborted();
        return withinTime(step).toBuffer({ resolveWithObject: true }).catch(refuseBroken);
      },
    });
  }, signal);
}

function timeBudget(): (step: Sharp) => Sharp {
  const start = performance.now();
  return (step) => {
    const left = longestMilliseconds - (performance.now() - start);
    if (left <= 0) throw tooMuchWork();
    // The library counts in whole seconds.
    return step.timeout({ seconds: Math.ceil(left / 1000) });
  };
}

/** Reads only the header: no pixel is decoded before the size is known. */
async function factsOf(open: OpenImage, bytes: Buffer, format: PictureFormat): Promise<Metadata> {
  const facts = await open(bytes, { limitInputPixels: false }).metadata().catch(refuseBroken);
  if (facts.format !== format) throw broken();
  return facts;
}

function sizeIn({ width, height, pages = 1, channels, depth }: Metadata): PictureSize {
  return { width, height, frames: pages, channels, bytesPerSample: depth === 'uchar' ? 1 : 2 };
}

function refuseBroken(error: Error): never {
  throw error.message.startsWith('timeout') ? tooMuchWork() : broken();
}
