import { lastEndedRecovery } from '@chalkline/domain/access/account-recovery';
import { lt, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { accountRecoveries, sessions, signInAttempts, signInCounts } from '../../db/schema.ts';
import { deleteExpiredChallenges } from './passkey-challenges.ts';
import { deleteOldCodes } from './sign-in-codes.ts';

/** Deletes expired sessions and sign-in records. They no longer work, and they show when people visited. */
export async function dropExpired(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(signInAttempts).where(lt(signInAttempts.expiresAt, now));
  await deleteOldCodes(db, now);
  await deleteExpiredChallenges(db, now);
  await db.delete(accountRecoveries).where(lte(accountRecoveries.askedAt, lastEndedRecovery(now)));
  await db.delete(signInCounts).where(lt(signInCounts.endsAt, now));
}
