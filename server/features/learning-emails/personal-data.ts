import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { learningEmails } from '../../db/schema.ts';
import { type PersonalDataSource, readRows } from '../../platform/personal-data/personal-data.ts';

/** Which reminders and summaries a person has had. It is deleted with the person's row. */
export function learningEmailData(db: Database): PersonalDataSource {
  const { absentSince, remindersDone, summaryWeek, summaryUntil } = learningEmails;
  return {
    name: 'learningEmails',
    read: readRows((userId) =>
      db
        .select({ absentSince, remindersDone, summaryWeek, summaryUntil })
        .from(learningEmails)
        .where(eq(learningEmails.userId, userId)),
    ),
  };
}
