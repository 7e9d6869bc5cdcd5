import { longestContentLine } from '@chalkline/domain/content/content-limits';
import { canBePlayed } from '@chalkline/domain/courses/video-source';
import { z } from 'zod';

/** One line of text. */
export const contentLine = (most: number = longestContentLine) =>
  z
    .string({ error: ({ input }) => (input === undefined ? "can't be empty" : 'must be text') })
    .trim()
    .min(1, "can't be empty")
    .max(most, `must be at most ${most} characters`)
    .regex(/^\P{Cc}*$/u, 'must be one line');

const longestAddress = 2_000;

export const httpsAddress = z
  .url({ protocol: /^https$/, error: 'must be a link that starts with https://' })
  .max(longestAddress, `must be at most ${longestAddress} characters`);

/** The path of a file of this site. */
export const siteFile = z
  .string('must be a path that starts with /')
  .max(longestAddress, `must be at most ${longestAddress} characters`)
  // Excludes the API and anything that a browser reads differently than it looks.
  .regex(
    /^(?!\/api\/)(?:\/(?!\.)[\w.~-]+)+$/,
    'must be a path that starts with / and uses only letters, digits and . _ ~ -',
  );

/** A file that a page shows, from this site or elsewhere. */
export const assetAddress = z.union([httpsAddress, siteFile], {
  error: ({ input }) =>
    input === undefined
      ? "can't be empty"
      : 'must be a link that starts with https:// or a path that starts with /',
});

/** A video that the pages can play. */
export const videoAddress = assetAddress.refine(
  canBePlayed,
  'must be a link from YouTube, Vimeo, Loom or Google Drive, or a video file: .mp4 or .webm on this site, or .mp4, .webm, .mov or .m3u8 on a host that the site settings allow',
);
