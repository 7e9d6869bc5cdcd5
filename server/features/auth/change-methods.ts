import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { signInMethods } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { orNotFound, Refusal } from '../../platform/http/refusal.ts';
import type { MethodOfSessions } from './end-sessions.ts';
import { lockMethods, type MethodSettings, type OwnMethods, readMethods } from './own-methods.ts';

export type MethodDependencies = MethodSettings & Pick<AppContext, 'app' | 'db' | 'mail'>;

/** Changes a person's methods, one change after the other. */
export function changeMethods<Result>(
  context: MethodDependencies,
  userId: string,
  change: (tx: Database, own: OwnMethods) => Promise<Result>,
): Promise<Result> {
  return context.db.transaction(async (tx) => {
    await lockMethods(tx, userId);
    return change(tx, orNotFound(await readMethods(tx, context, userId), 'This account'));
  });
}

interface SavedCodes {
  readonly userId: string;
  readonly address: string;
  readonly switchedOffAt: Date | null;
}

/** Switches codes for an address on or off. */
export async function saveCodes(
  tx: Database,
  context: Pick<MethodDependencies, 'signInCodes' | 'now'>,
  { userId, address, switchedOffAt }: SavedCodes,
): Promise<MethodOfSessions> {
  const [issuer, now] = [context.signInCodes.storedIssuer, context.now()];
  // Switching codes on needs a recent sign-in, so it also confirms them for staff.
  const confirmedAsStaffAt = switchedOffAt ? null : now;
  const row = { userId, issuer, subject: address, email: address, switchedOffAt, confirmedAsStaffAt };
  const [saved] = await tx
    .insert(signInMethods)
    .values({ ...row, createdAt: now, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [signInMethods.issuer, signInMethods.subject],
      set: { switchedOffAt, confirmedAsStaffAt },
      setWhere: eq(signInMethods.userId, userId),
    })
    .returning();
  // Another account has begun to use codes for this address at the same time.
  if (!saved) throw cannotHaveCodes();
  return saved;
}

export function cannotHaveCodes(): Refusal {
  return new Refusal('conflict', "Email codes can't be added to this account.");
}
