import { recoveryOpensAt, refuseRecovery } from '@chalkline/domain/access/account-recovery';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { accountRecoveries } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { recordAction } from '../../platform/audit/audit.ts';
import { orNotFound, refused } from '../../platform/http/refusal.ts';
import { recoveryAskedEmail, recoveryStoppedEmail } from './emails.ts';
import { emailOwner } from './method-changes.ts';
import { lockMethods, type MethodSettings, readMethods } from './own-methods.ts';

type Dependencies = MethodSettings & Pick<AppContext, 'db' | 'mail'>;

/**
 * Starts the waiting time after which an email code is enough to change every sign-in method. Asking again changes
 * nothing.
 */
export async function askForRecovery(
  context: Dependencies,
  userId: string,
  issuer: string | undefined,
): Promise<void> {
  const { db, mail, signInCodes, now } = context;
  await db.transaction(async (tx) => {
    await lockMethods(tx, userId);
    const own = orNotFound(await readMethods(tx, context, userId), 'This account');
    const refusal = refuseRecovery({ ...own, isByCode: issuer === signInCodes.storedIssuer });
    if (refusal) throw refused(refusal);
    const askedAt = now();
    if (own.recoveryAskedAt) return;
    await tx
      .insert(accountRecoveries)
      .values({ userId, askedAt })
      .onConflictDoUpdate({ target: accountRecoveries.userId, set: { askedAt } });
    await emailOwner(tx, { mail }, userId, (person, to) =>
      recoveryAskedEmail(person, to, recoveryOpensAt(askedAt)),
    );
    await record(tx, userId, 'recovery.ask');
  });
}

/** Ends the recovery of somebody who has signed in, or is signed in, with more than a code. */
export async function stopRecoveryBy(
  tx: Database,
  context: Pick<AppContext, 'mail' | 'signInCodes'>,
  userId: string,
  issuer: string,
): Promise<void> {
  if (issuer !== context.signInCodes.storedIssuer) await stopRecovery(tx, context, userId);
}

/** Ends a recovery and emails the account's owner, whoever ended it. */
export async function stopRecovery(
  tx: Database,
  { mail }: Pick<AppContext, 'mail'>,
  userId: string,
): Promise<void> {
  const stopped = await tx
    .delete(accountRecoveries)
    .where(eq(accountRecoveries.userId, userId))
    .returning({ userId: accountRecoveries.userId });
  if (stopped.length === 0) return;
  await emailOwner(tx, { mail }, userId, recoveryStoppedEmail);
  await record(tx, userId, 'recovery.stop');
}

function record(tx: Database, userId: string, action: 'recovery.ask' | 'recovery.stop'): Promise<void> {
  return recordAction(tx, {
    actorId: null,
    action,
    subject: `member:${userId}`,
    before: null,
    after: null,
  });
}
