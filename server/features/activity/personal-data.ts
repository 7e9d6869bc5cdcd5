import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { weeklyGoals } from '../../db/schema.ts';
import { type PersonalDataSource, readRows } from '../../platform/personal-data/personal-data.ts';

/** It is deleted with the person's row. */
export function weeklyGoalData(db: Database): PersonalDataSource {
  const { lessons, changedAt } = weeklyGoals;
  return {
    name: 'weeklyGoal',
    read: readRows((userId) =>
      db.select({ lessons, changedAt }).from(weeklyGoals).where(eq(weeklyGoals.userId, userId)),
    ),
  };
}
