import { createHmac, timingSafeEqual } from 'node:crypto';
import { videoPartAt } from '@chalkline/domain/videos/video-address';

/** How long an address plays at most. A page that stays open longer asks for a new one. */
export const validSeconds = 15 * 60;

/** A lesson that is read again within this time has the same address, so that its player can go on playing. */
const sameSeconds = 5 * 60;

/** The purpose of the key for these signatures. */
export const videoAddressPurpose = 'video addresses';

interface SignedFor {
  readonly address: string;
  /** Only this person can use the address, so that it is worth nothing to anybody else. */
  readonly personId: string;
}

export interface Signature {
  readonly until: number;
  readonly signature: string;
}

/** An address that plays a video for one person, for ten to fifteen minutes. */
export function signAddress(video: SignedFor, key: Buffer, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const until = seconds - (seconds % sameSeconds) + validSeconds;
  const query = new URLSearchParams({ until: String(until), signature: signatureOf(video, until, key) });
  return `${video.address}?${query}`;
}

export function isSignedFor(
  video: SignedFor,
  { until, signature }: Signature,
  key: Buffer,
  now: Date,
): boolean {
  if (!(now.getTime() <= until * 1000)) return false;
  const expected = Buffer.from(signatureOf(video, until, key));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** One signature is for all files of a video: the original, its other qualities and their playlists. */
function signatureOf({ address, personId }: SignedFor, until: number, key: Buffer): string {
  const video = videoPartAt(address)?.id ?? address;
  return createHmac('sha256', key).update(`${video} ${personId} ${until}`).digest('base64url');
}
