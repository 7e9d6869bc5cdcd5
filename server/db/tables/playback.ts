import { boolean, doublePrecision, index, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { lessons } from './learning.ts';
import { moment } from './moment.ts';
import { ownerId } from './owner.ts';

/** Where a person stopped a lesson's video, on any device. */
export const watchPositions = pgTable(
  'watch_positions',
  {
    userId: ownerId(),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    seconds: doublePrecision('seconds').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonId] }),
    index('watch_positions_lesson').on(table.lessonId),
  ],
);

/** How many people came to each part of a lesson's video. Who they are is not recorded. */
export const lessonDropOff = pgTable(
  'lesson_drop_off',
  {
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    segment: smallint('segment').notNull(),
    viewers: integer('viewers').notNull(),
  },
  (table) => [primaryKey({ columns: [table.lessonId, table.segment] })],
);

/** How a person watches videos, on any device. */
export const playbackSettings = pgTable('playback_settings', {
  userId: ownerId().primaryKey(),
  speed: doublePrecision('speed').notNull(),
  isAutoplay: boolean('is_autoplay').notNull(),
  /** The preferred quality, such as 720; null for the one that fits the connection. */
  quality: integer('quality'),
  changedAt: moment('changed_at').notNull(),
});
