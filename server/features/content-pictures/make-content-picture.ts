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
import { processPicture, type SentPicture } from '../../platform/pictures/sent-picture.ts';
import { hasOnlyPixels } from './webp-chunks.ts';

/** A picture prepared for pages: reduced to the size they need, and without metadata. */
export interface ContentPicture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly image: Buffer;
  /** The small version for cards. */
  readonly small: Buffer;
}

/** Tried in this order until the file is small enough. */
const qualities = [84, 70, 50] as const;

const tooHeavy = () =>
  new Refusal('too_large', 'This image stays larger than 1 MB however it is packed. Please make it smaller.');

/** Prepares an uploaded picture, or refuses it. Does nothing for a client that has disconnected. */
export async function makeContentPicture(bytes: Buffer, signal?: AbortSignal): Promise<ContentPicture> {
  const made = await processPicture(bytes, encodeForPages, signal);
  // Made from the stored version, so that it is the same wherever the picture is imported.
  return named(made, await processPicture(made.image, smallOf, signal));
}

interface Encoded {
  readonly image: Buffer;
  readonly width: number;
  readonly height: number;
}

async function encodeForPages(sent: SentPicture): Promise<Encoded> {
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

/** An animation becomes a still image on a card. */
async function smallOf(sent: SentPicture): Promise<Buffer> {
  const still = sent.open().autoOrient().resize({ width: smallPictureWidth, withoutEnlargement: true });
  return (await sent.finish(still.webp({ quality: 80 }))).data;
}

function pixelsOf({ facts, open }: SentPicture): Sharp {
  const isMoving = (facts.pages ?? 1) > 1;
  // The library cannot rotate animations; they are made by programs and never rotated.
  return isMoving ? open({ animated: true }) : open().autoOrient();
}

function named({ image, width, height }: Encoded, small: Buffer): ContentPicture {
  return { name: pictureNameOf({ hash: hashOf(image), width, height }), width, height, image, small };
}

/** Half of a hash is still enough to be unique. */
function hashOf(image: Buffer): string {
  return createHash('sha256').update(image).digest('hex').slice(0, 32);
}

const notThatOne = () => new Refusal('invalid', "This picture doesn't match its file name.");

/**
 * Reads a picture that was prepared here or elsewhere by the same rules, or says what is wrong. Its header
 * is checked before pixels are decoded, because a small file can contain very many.
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
  return processPicture(image, work, signal);
}
