import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { weeklyGoals } from '../../db/schema.ts';

/** Sets a person's weekly goal. Null removes it. */
export async function saveGoal(
  db: Database,
  userId: string,
  lessons: number | null,
  now: Date,
): Promise<void> {
  if (lessons === null) {
    await db.delete(weeklyGoals).where(eq(weeklyGoals.userId, userId));
    return;
  }
  await db
    .insert(weeklyGoals)
    .values({ userId, lessons, changedAt: now })
    .onConflictDoUpdate({
      target: weeklyGoals.userId,
      set: { lessons: sql`excluded.lessons`, changedAt: sql`excluded.changed_at` },
    });
}
