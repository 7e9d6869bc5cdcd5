import { dropOffSegments } from '@chalkline/domain/playback/drop-off';
import {
  longestPositionSeconds,
  oldestChangeSeconds,
  playbackSpeeds,
} from '@chalkline/domain/playback/playback';
import { bestQuality } from '@chalkline/domain/videos/renditions';
import { z } from 'zod';

const settings = {
  speed: z.literal(playbackSpeeds),
  isAutoplay: z.boolean(),
  quality: z.int().min(1).max(bestQuality).nullable().default(null).meta({
    description: 'The preferred quality, such as 720; null for the one that fits the connection.',
  }),
};

/** How long ago the change was made on the device. Of several changes, the newest wins. */
const secondsAgo = z.number().min(0).max(oldestChangeSeconds);

export const lessonPlaybackSchema = z
  .object({
    positionSeconds: z.number().nullable().meta({
      description: 'Where the caller stopped the video; 0 after its end, null if nothing is stored.',
    }),
    settings: z.object(settings).nullable().meta({ description: 'Null until the caller has chosen any.' }),
  })
  .meta({ id: 'LessonPlayback' });

export type LessonPlayback = z.infer<typeof lessonPlaybackSchema>;

const segment = z
  .int()
  .min(0)
  .max(dropOffSegments - 1);

/** The parts of a video that were reached, of those that this browser has not reported yet. */
export const reachedSegmentsSchema = z
  .object({ from: segment, to: segment })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'must not be before from' })
  .meta({ id: 'ReachedSegments' });

export type ReachedSegments = z.infer<typeof reachedSegmentsSchema>;

export const lessonDropOffSchema = z
  .object({
    viewers: z.array(z.int()).meta({
      description: 'How many people came to each tenth of the video.',
    }),
  })
  .meta({ id: 'LessonDropOff' });

export type LessonDropOff = z.infer<typeof lessonDropOffSchema>;

export const watchPositionSchema = z
  .object({ positionSeconds: z.number().min(0).max(longestPositionSeconds), secondsAgo })
  .meta({ id: 'WatchPosition' });

export type WatchPosition = z.infer<typeof watchPositionSchema>;

export const playbackSettingsSchema = z.object({ ...settings, secondsAgo }).meta({ id: 'PlaybackSettings' });

export type ChangedPlaybackSettings = z.input<typeof playbackSettingsSchema>;
