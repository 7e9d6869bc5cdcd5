import { isCodeEnough, mayLinkByCode } from '@chalkline/domain/access/sign-in-codes';
import type { AppContext } from '../../platform/app-context.ts';
import { confirmCodes, findAccountOfAddress } from './accounts-of-codes.ts';
import { announceMethodChange } from './method-changes.ts';
import { addPerson } from './people.ts';
import type { StoredCode } from './sign-in-codes.ts';
import { findMethod, linkIdentity, saveMethod } from './sign-in-methods.ts';

/** Why a code opens no account. */
export type CodeProblem =
  /** The account is staff's, whose codes are not confirmed. */
  | 'staff'
  /** The account was opened by codes that are no longer accepted, such as the sandbox's. */
  | 'closed'
  /** The code is not enough to connect another provider with the account. */
  | 'link'
  /** The account's owner has switched codes off. */
  | 'off';

/** Who is signed in where the code was entered, and by which issuer. */
interface ViewerHere {
  readonly id: string | undefined;
  readonly issuer: string | undefined;
}

type AccountOfCode =
  | { readonly userId: string; readonly methodId: string; readonly problem?: never }
  | { readonly userId?: never; readonly methodId?: never; readonly problem: CodeProblem };

/**
 * The account that a code opens: the one that has used codes for this address, else the one whose provider
 * has verified it, else a new one.
 */
export async function accountOfCode(
  context: Pick<AppContext, 'app' | 'db' | 'mail' | 'signInCodes' | 'founderEmails' | 'now'>,
  { email, linked }: Pick<StoredCode, 'email' | 'linked'>,
  viewer: ViewerHere,
): Promise<AccountOfCode> {
  const { db, signInCodes } = context;
  const now = context.now();
  const identity = { issuer: signInCodes.storedIssuer, subject: email };
  return db.transaction(async (tx) => {
    const known = await findMethod(tx, identity);
    const account = await findAccountOfAddress(tx, context, email);
    const isOwnerHere = account !== undefined && account.id === viewer.id;
    const isStrongerHere = isOwnerHere && viewer.issuer !== signInCodes.storedIssuer;
    if (known?.isSwitchedOff || account?.isWithoutCodes) return { problem: 'off' };
    // The account that has used codes for this address is not found if codes may no longer open it.
    if (known && known.userId !== account?.id) return { problem: 'closed' };
    if (account && linked && !mayLinkByCode({ ...account, isOwnerHere, isStrongerHere }))
      return { problem: 'link' };
    if (account && !isCodeEnough({ ...account, isOwnerHere })) return { problem: 'staff' };
    const userId =
      account?.id ?? (await addPerson(tx, { ...identity, email, createdAt: now, lastSeenAt: now }));
    const { id: methodId, ownerId, isNew } = await saveMethod(tx, { ...identity, userId, email }, now);
    if (ownerId !== userId) throw new Error('Another account has begun to use codes for this address.');
    // A new person's first method is added together with the person, and so is not new here.
    if (isNew)
      await announceMethodChange(tx, context, userId, { change: 'added', method: { kind: 'email', email } });
    if (account?.isStaff && isOwnerHere) await confirmCodes(tx, context, userId);
    if (linked) await linkIdentity(tx, context, { id: userId, email }, linked);
    return { userId, methodId };
  });
}
