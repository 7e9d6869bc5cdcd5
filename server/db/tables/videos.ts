import type { Multipart } from '@chalkline/domain/videos/multipart-upload';
import type { RenditionUpload } from '@chalkline/domain/videos/rendition-upload';
import { uploadStates } from '@chalkline/domain/videos/upload-state';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { users } from './people.ts';

export const uploadState = pgEnum('upload_state', uploadStates);

/** Uploaded videos, also while they are being uploaded. Their files are in the video storage. */
export const videos = pgTable(
  'videos',
  {
    id: uuid('id').primaryKey(),
    /** As the uploader's device calls it. */
    fileName: text('file_name').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    state: uploadState('state').notNull(),
    /** How far an upload to a bucket is; null for videos in a folder. */
    multipart: jsonb('multipart').$type<Multipart>(),
    /** Null until the whole video was received. */
    container: text('container').$type<'mp4' | 'mov' | 'webm'>(),
    videoCodec: text('video_codec'),
    audioCodec: text('audio_codec'),
    durationSeconds: doublePrecision('duration_seconds'),
    width: integer('width'),
    height: integer('height'),
    /** Null once that account is deleted. */
    uploadedBy: uuid('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    /** When bytes were last received. */
    receivedAt: moment('received_at').notNull(),
    /** The request that writes to the file at the moment, and until when it may. */
    lockedBy: uuid('locked_by'),
    lockedUntil: moment('locked_until'),
    /** Whether another request waits for the lock. */
    isLockWanted: boolean('is_lock_wanted').notNull().default(false),
    /** When all qualities were finished. From then on they are played. */
    convertedAt: moment('converted_at'),
    /** How far the conversion is; null until it has begun. */
    conversionPercent: integer('conversion_percent'),
    /** Why the conversion failed. It waits until somebody tries it again. */
    conversionProblem: text('conversion_problem'),
    /** The copy that is being uploaded to a bucket, or that a killed process has left there. */
    renditionUpload: jsonb('rendition_upload').$type<RenditionUpload>(),
  },
  (table) => [
    index('videos_state').on(table.state, table.receivedAt),
    index('videos_person').on(table.uploadedBy),
  ],
);

/** The finished copies of a video in other qualities. Each is a file in the video storage. */
export const videoRenditions = pgTable(
  'video_renditions',
  {
    videoId: uuid('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    quality: integer('quality').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    peakBits: integer('peak_bits').notNull(),
    averageBits: integer('average_bits').notNull(),
    codecs: text('codecs').notNull(),
    /** Where each segment is in the file. */
    playlist: text('playlist').notNull(),
  },
  (table) => [primaryKey({ columns: [table.videoId, table.quality] })],
);
