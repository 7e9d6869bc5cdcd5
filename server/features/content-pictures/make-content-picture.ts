import { createHash } from 'node:crypto';
import { smallPictureWidth } from '@chalkline/domain/content/picture-sources';
import {
  largestPictureBytes,
  longestPictureSide,
  pictureNamed,
  pictureNameOf,
} from '@chalkline/domain/content/pictures';
import type { Sharp } from 'sharp';
import { Refusal } from '../../platform/http/refusal.ts';
import { type SentPicture, workOnPicture } from '../../platform/pictures/sent-picture.ts';
import { hasOnlyPixels } from './webp-chunks.ts';

/** A picture made ready for pages: no larger than they show it, and without anything but its pixels. */
export interface ContentPicture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly image: Buffer;
  /** For cards. */
  readonly small: Buffer;
}

/** One after the other until it is light enough. */
const qualities = [84, 70, 50] as const;

const tooHeavy = () =>
  new Refusal('too_large', 'This image stays larger than 1 MB however it is packed. Please make it smaller.');

/** Makes a picture from what was sent, or refuses it; not at all for somebody who has hung up. */
export async function makeContentPicture(bytes: Buffer, signal?: AbortSignal): Promise<ContentPicture> {
  const made = await workOnPicture(bytes, lightEnough, signal);
  // From what is kept, so that it comes out the same wherever the picture is brought.
  return named(made, await workOnPicture(made.image, smallOf, signal));
}

interface Encoded {
  readonly image: Buffer;
  readonly width: number;
  readonly height: number;
}

async function lightEnough(sent: SentPicture): Promise<Encoded> {
  const side = longestPictureSide;
  for (const quality of qualities) {
    const fitted = pixelsOf(sent).resize({
      width: side,
      height: side,
      fit: 'inside',
      withoutEnlargement: true,
    });
    const { data, info } = await sent.finish(fitted.webp({ quality }));
    const { width, height, pageHeight = height } = info;
    if (data.length <= largestPictureBytes) return { image: data, width, height: pageHeight };
  }
  throw tooHeavy();
}

/** What moves stands still on a card. */
async function smallOf(sent: SentPicture): Promise<Buffer> {
  const still = sent.open().autoOrient().resize({ width: smallPictureWidth, withoutEnlargement: true });
  return (await sent.finish(still.webp({ quality: 80 }))).data;
}

function pixelsOf({ facts, open }: SentPicture): Sharp {
  const isMoving = (facts.pages ?? 1) > 1;
  // The library cannot turn a picture that moves; those are made by programs, not held askew.
  return isMoving ? open({ animated: true }) : open().autoOrient();
}

function named({ image, width, height }: Encoded, small: Buffer): ContentPicture {
  return { name: pictureNameOf({ hash: hashOf(image), width, height }), width, height, image, small };
}

/** Half of a hash is still far more than anybody could meet twice. */
function hashOf(image: Buffer): string {
  return createHash('sha256').update(image).digest('hex').slice(0, 32);
}

const notThatOne = () => new Refusal('invalid', "This picture doesn't match its file name.");

/**
 * A picture that was made here or elsewhere by the same rules, from its file; or why it is none. What it says of
 * itself is looked at before any of its pixels: a small file can hold very many.
 */
export async function readMadePicture(
  name: string,
  image: Buffer,
  signal?: AbortSignal,
): Promise<ContentPicture> {
  if (image.length > largestPictureBytes) throw tooHeavy();
  if (pictureNamed(name)?.hash !== hashOf(image) || !hasOnlyPixels(image)) throw notThatOne();
  const work = async (sent: SentPicture) => {
    const { width, height, pageHeight = height } = sent.facts;
    const isReady = Math.max(width, pageHeight) <= longestPictureSide;
    if (!isReady || pictureNameOf({ hash: hashOf(image), width, height: pageHeight }) !== name) {
      throw notThatOne();
    }
    return { name, width, height: pageHeight, image, small: await smallOf(sent) };
  };
  return workOnPicture(image, work, signal);
}
