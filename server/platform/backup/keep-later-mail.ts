import { and, eq, gte, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { emailPreferences, mailOutbox, users } from '../../db/schema.ts';

/** What has happened to emails since the backup, in the database that is replaced. */
interface LaterMail {
  /** Emails that waited when the backup was made, and were sent or given up afterwards. */
  readonly done: readonly Pick<typeof mailOutbox.$inferSelect, 'id' | 'sentAt' | 'givenUpAt' | 'lastError'>[];
  /** Emails that are not kept and still wait. Others of this kind in the backup have been sent. */
  readonly unsent: readonly string[];
  /** What people have chosen about optional emails, such as to get no more of them. */
  readonly choices: readonly (typeof emailPreferences.$inferSelect)[];
}

/** Call it before anything is replaced. */
export async function readLaterMail(tx: Database, backupAt: Date): Promise<LaterMail> {
  const { id, sentAt, givenUpAt, lastError, createdAt } = mailOutbox;
  const done = await tx
    .select({ id, sentAt, givenUpAt, lastError })
    .from(mailOutbox)
    .where(and(lte(createdAt, backupAt), or(gte(sentAt, backupAt), gte(givenUpAt, backupAt))));
  const unsent = await tx.select({ id }).from(mailOutbox).where(eq(mailOutbox.isKept, false));
  const choices = await tx.select().from(emailPreferences).where(gte(emailPreferences.changedAt, backupAt));
  return { done, unsent: unsent.map((email) => email.id), choices };
}

/** Sends nothing a second time, and nothing that its reader has switched off since the backup. */
export async function keepLaterMail(tx: Database, { done, unsent, choices }: LaterMail): Promise<void> {
  for (const { id, ...outcome } of done) {
    const isWaiting = and(isNull(mailOutbox.sentAt), isNull(mailOutbox.givenUpAt));
    await tx
      .update(mailOutbox)
      .set(outcome)
      .where(and(eq(mailOutbox.id, id), isWaiting));
  }
  await tx
    .delete(mailOutbox)
    .where(and(eq(mailOutbox.isKept, false), notInArray(mailOutbox.id, [...unsent])));
  const ids = choices.map(({ userId }) => userId);
  const people = await tx.select({ id: users.id }).from(users).where(inArray(users.id, ids));
  const present = new Set(people.map(({ id }) => id));
  for (const choice of choices.filter(({ userId }) => present.has(userId))) {
    await tx
      .insert(emailPreferences)
      .values(choice)
      .onConflictDoUpdate({
        target: [emailPreferences.userId, emailPreferences.type],
        set: { isOn: sql`excluded.is_on`, changedAt: sql`excluded.changed_at` },
      });
  }
}
