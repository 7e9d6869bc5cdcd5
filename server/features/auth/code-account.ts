import { isCodeEnough } from '@chalkline/domain/access/sign-in-codes';
import type { AppContext } from '../../platform/app-context.ts';
import { confirmCodes, findAccountOfAddress } from './accounts-of-codes.ts';
import { announceMethodChange } from './method-changes.ts';
import { addPerson } from './people.ts';
import type { StoredCode } from './sign-in-codes.ts';
import { findMethod, linkIdentity, saveMethod } from './sign-in-methods.ts';

/** Why a code opens no account. */
export type CodeProblem =
  /** The account is staff's, or one that codes may no longer open. */
  | 'staff'
  /** The same, for a code that would also connect another provider. */
  | 'link'
  /** The account's owner has switched codes off. */
  | 'off';

type AccountOfCode =
  | { readonly userId: string; readonly problem?: never }
  | { readonly userId?: never; readonly problem: CodeProblem };

/**
 * The account that a code opens: the one that has used codes for this address, else the one whose provider
 * has verified it, else a new one.
 */
export async function accountOfCode(
  context: Pick<AppContext, 'app' | 'db' | 'mail' | 'signInCodes' | 'founderEmails' | 'now'>,
  { email, linked }: Pick<StoredCode, 'email' | 'linked'>,
  viewerId: string | undefined,
): Promise<AccountOfCode> {
  const { db, signInCodes } = context;
  const now = context.now();
  const identity = { issuer: signInCodes.knownAs, subject: email };
  return db.transaction(async (tx) => {
    const known = await findMethod(tx, identity);
    const account = await findAccountOfAddress(tx, context, email);
    const isOwnerHere = account !== undefined && account.id === viewerId;
    const isLinking = linked !== null;
    // The account that has used codes for this address is not found if codes may no longer open it.
    const isOpen = known === undefined || known.userId === account?.id;
    if (known?.isSwitchedOff || account?.isWithoutCodes) return { problem: 'off' };
    if (!isOpen || (account && !isCodeEnough({ ...account, isOwnerHere, isLinking })))
      return { problem: isLinking ? 'link' : 'staff' };
    const userId =
      account?.id ?? (await addPerson(tx, { ...identity, email, createdAt: now, lastSeenAt: now }));
    const { ownerId, isNew } = await saveMethod(tx, { ...identity, userId, email }, now);
    if (ownerId !== userId) throw new Error('Another account has begun to use codes for this address.');
    // A new person's first method is added together with the person, and so is not new here.
    if (isNew)
      await announceMethodChange(tx, context, userId, { change: 'added', method: { kind: 'code', email } });
    if (account?.isStaff && isOwnerHere) await confirmCodes(tx, context, userId);
    if (linked) await linkIdentity(tx, context, { id: userId, email }, linked);
    return { userId };
  });
}
