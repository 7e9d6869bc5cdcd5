import { monthsBefore, retention } from '@chalkline/domain/account/retention';
import { and, asc, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { mailOutbox, users } from '../../db/schema.ts';
import { type PersonalDataSource, readRows } from '../personal-data/personal-data.ts';

/** Emails about a person, and emails sent to them that are about nobody. */
export function mailData(db: Database): PersonalDataSource {
  return {
    name: 'mail',
    // Without the recipient: an email about the person may have gone to a staff member.
    read: readRows((userId) =>
      db
        .select({
          subject: mailOutbox.subject,
          email: mailOutbox.email,
          writtenAt: mailOutbox.createdAt,
          sentAt: mailOutbox.sentAt,
        })
        .from(mailOutbox)
        .where(concerning(db, userId))
        .orderBy(asc(mailOutbox.createdAt)),
    ),
    forget: async (tx, userId) => {
      await tx.delete(mailOutbox).where(concerning(tx, userId));
    },
    dropOld: async (now) => {
      const isOld = lt(mailOutbox.createdAt, monthsBefore(now, retention.mailMonths));
      // During a deployment, the version before this one only marks emails that must not be kept.
      const isOver = or(isNotNull(mailOutbox.sentAt), isNotNull(mailOutbox.givenUpAt));
      await db.delete(mailOutbox).where(or(isOld, and(eq(mailOutbox.isKept, false), isOver)));
    },
  };
}

function concerning(db: Database, userId: string) {
  const address = db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const isToThemAlone = and(isNull(mailOutbox.aboutId), inArray(mailOutbox.recipient, address));
  return or(eq(mailOutbox.aboutId, userId), isToThemAlone);
}
