import type { AppContext } from '../../platform/app-context.ts';
import { announceMethodChange } from './method-changes.ts';
import { addPerson } from './people.ts';
import type { StoredCode } from './sign-in-codes.ts';
import { findAccountOfAddress, findMethodUser, linkIdentity, saveMethod } from './sign-in-methods.ts';

/**
 * The account that a code opens: the one that has used codes for this address, else the one whose provider
 * has verified it, else a new one. Undefined for staff who have not signed in by a code before: addresses
 * change hands, and a mailbox alone must not open the console. They add codes while they are signed in.
 */
export async function accountOfCode(
  context: Pick<AppContext, 'app' | 'db' | 'mail' | 'signInCodes' | 'founderEmails' | 'now'>,
  { email, linked }: Pick<StoredCode, 'email' | 'linked'>,
  viewerId: string | undefined,
): Promise<string | undefined> {
  const { db, signInCodes } = context;
  const now = context.now();
  const method = { issuer: signInCodes.knownAs, subject: email, email };
  return db.transaction(async (tx) => {
    const known = await findMethodUser(tx, method);
    const verified = known ? undefined : await findAccountOfAddress(tx, context, email);
    if (verified?.isStaff && verified.id !== viewerId) return undefined;
    const { issuer, subject } = method;
    const userId =
      known ??
      verified?.id ??
      (await addPerson(tx, { issuer, subject, email, createdAt: now, lastSeenAt: now }));
    const { ownerId, isNew } = await saveMethod(tx, { ...method, userId }, now);
    // A new person's first method is added together with the person, and so is not new here.
    if (isNew)
      await announceMethodChange(tx, context, ownerId, { change: 'added', method: { kind: 'code', email } });
    if (linked) await linkIdentity(tx, context, { id: ownerId, email }, linked);
    return ownerId;
  });
}
