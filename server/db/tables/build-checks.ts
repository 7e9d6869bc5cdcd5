import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { lessons } from './learning.ts';
import { moment } from './moment.ts';
import { ownerId } from './owner.ts';
import { snapshots } from './snapshots.ts';

/**
 * The build checks that people have ticked. A row stays when its check is removed from the lesson, so that
 * bringing the check back brings the tick back.
 */
export const tickedChecks = pgTable(
  'ticked_checks',
  {
    userId: ownerId(),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    checkId: text('check_id').notNull(),
    tickedAt: moment('ticked_at').notNull(),
    /** A picture of the result. */
    snapshotId: uuid('snapshot_id').references(() => snapshots.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonId, table.checkId] }),
    index('ticked_checks_lesson').on(table.lessonId),
    index('ticked_checks_snapshot').on(table.snapshotId),
  ],
);
