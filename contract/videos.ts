import { conversionStates } from '@chalkline/domain/videos/conversion';
import { z } from 'zod';

/** The video of a lesson, for those who may see it. */
export const videoFilePath = '/videos/:file';

/** How far a video is converted into several qualities. Until it is `done`, the uploaded file is played. */
const videoConversionSchema = z
  .object({
    state: z.enum(conversionStates),
    percent: z.int(),
    /** Why it has failed. */
    problem: z.string().nullable(),
  })
  .meta({ id: 'VideoConversion' });

/** An uploaded video that lessons can show. */
export const uploadedVideoSchema = z
  .object({
    id: z.uuid(),
    /** What a lesson names as its video. */
    address: z.string(),
    fileName: z.string(),
    bytes: z.int(),
    durationSeconds: z.number(),
    width: z.int(),
    height: z.int(),
    uploadedAt: z.iso.datetime(),
    /** Where the reader of this reply can play it, for the next 15 minutes. */
    playUrl: z.string(),
    conversion: videoConversionSchema,
  })
  .meta({ id: 'UploadedVideo' });
export type UploadedVideo = z.infer<typeof uploadedVideoSchema>;

/** An uploaded video in the list of the console, and what shows it. */
const storedVideoSchema = uploadedVideoSchema
  .extend({
    usedBy: z.array(z.object({ lessonId: z.int(), title: z.string(), courseTitle: z.string() })),
    /** Whether somebody's unsaved draft of a lesson shows it. */
    isInDraft: z.boolean(),
    /** How much storage its other qualities take up. */
    renditionBytes: z.int(),
  })
  .meta({ id: 'StoredVideo' });

export const videoListSchema = z.object({
  /** The newest first. */
  videos: z.array(storedVideoSchema),
  /** How much storage all videos take up, with their other qualities and unfinished uploads. */
  usedBytes: z.int(),
  /** Unfinished uploads. They are removed a day after their last byte was received. */
  unfinished: z.object({ count: z.int(), bytes: z.int() }),
});
export type VideoList = z.infer<typeof videoListSchema>;

/** What became of the unfinished uploads when somebody removed them. */
export const removedUploadsSchema = z.object({
  removed: z.int(),
  /** Those that have received something in the last minutes, and stay. */
  receiving: z.int(),
  /** Those that the storage could not remove. */
  failed: z.int(),
});
export type RemovedUploads = z.infer<typeof removedUploadsSchema>;
