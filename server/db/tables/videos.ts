import { uploadStates } from '@chalkline/domain/videos/upload-state';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  pgEnum,
  pgTable,
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
    /** Null until the whole video has arrived. */
    container: text('container').$type<'mp4' | 'mov' | 'webm'>(),
    videoCodec: text('video_codec'),
    audioCodec: text('audio_codec'),
    durationSeconds: doublePrecision('duration_seconds'),
    width: integer('width'),
    height: integer('height'),
    /** Null once that account is deleted. */
    uploadedBy: uuid('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    /** When bytes arrived last. */
    receivedAt: moment('received_at').notNull(),
    /** The request that writes to the file at the moment, and until when it may. */
    lockedBy: uuid('locked_by'),
    lockedUntil: moment('locked_until'),
    /** Whether another request waits for the lock. */
    isLockWanted: boolean('is_lock_wanted').notNull().default(false),
  },
  (table) => [
    index('videos_state').on(table.state, table.receivedAt),
    index('videos_person').on(table.uploadedBy),
  ],
);
