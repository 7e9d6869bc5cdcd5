import { normalizeEmail } from '@chalkline/domain/account/email-address';
import { and, eq, isNull, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { auditEntries, founderClaims, users } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { recordAction } from '../../platform/audit/audit.ts';
import { requireConfirmation } from './accounts-of-codes.ts';
import { founderAddressUsedEmail } from './emails.ts';

type Dependencies = Pick<AppContext, 'app' | 'db' | 'mail' | 'founderEmails' | 'signInCodes' | 'now'>;

/** The result of a sign-in: not a founder address, its holder, or refused because another account holds it. */
export type ClaimOutcome = 'not_listed' | 'held' | 'refused';

/**
 * Binds an entry of FOUNDER_EMAILS to the first account that signs in with it. A later account with the
 * same email is an ordinary user, and the founder is told about it.
 */
export async function claimFounderEntry(
  context: Dependencies,
  person: { readonly id: string; readonly email: string },
): Promise<ClaimOutcome> {
  const entry = normalizeEmail(person.email);
  if (!context.founderEmails.includes(entry)) return 'not_listed';
  return context.db.transaction(async (tx) => {
    const isNew = await bind(tx, entry, person.id, context.now());
    if (isNew) await noteClaim(tx, context, person.id);
    const holder = await holderOf(tx, entry);
    // The holder of another entry is already a founder.
    if (!holder || holder.id === person.id) return 'held';
    await notifyHolder(tx, context, { holder, entry, otherId: person.id });
    return 'refused';
  });
}

/** Records that an account has become a founder's. */
export async function noteClaim(
  tx: Database,
  context: Pick<AppContext, 'app' | 'mail' | 'signInCodes'>,
  userId: string,
): Promise<void> {
  await requireConfirmation(tx, context, userId);
  const [before, after] = [{ isNamedFounder: false }, { isNamedFounder: true }];
  await recordAction(tx, {
    actorId: null,
    action: 'founder.claim',
    subject: `member:${userId}`,
    before,
    after,
  });
}

/** When two accounts try at the same time, the database lets one of them succeed. */
async function bind(tx: Database, entry: string, userId: string, now: Date): Promise<boolean> {
  const added = await tx
    .insert(founderClaims)
    .values({ email: entry, userId, claimedAt: now })
    .onConflictDoNothing()
    .returning();
  if (added.length > 0) return true;
  const theirs = tx
    .select({ one: sql`1` })
    .from(sql`${founderClaims} as theirs`)
    .where(sql`theirs.user_id = ${userId}`);
  const taken = await tx
    .update(founderClaims)
    .set({ userId, claimedAt: now })
    .where(and(eq(founderClaims.email, entry), isNull(founderClaims.userId), notExists(theirs)))
    .returning();
  return taken.length > 0;
}

async function holderOf(tx: Database, entry: string) {
  const { id, email, firstName, lastName, name, timeZone } = users;
  const [holder] = await tx
    .select({ id, email, firstName, lastName, name, timeZone })
    .from(founderClaims)
    .innerJoin(users, eq(users.id, founderClaims.userId))
    .where(eq(founderClaims.email, entry));
  return holder;
}

interface SecondAccount {
  readonly holder: NonNullable<Awaited<ReturnType<typeof holderOf>>>;
  readonly entry: string;
  readonly otherId: string;
}

/** Sends one email per account, however often it signs in. */
async function notifyHolder(
  tx: Database,
  { mail }: Pick<AppContext, 'mail'>,
  { holder, entry, otherId }: SecondAccount,
): Promise<void> {
  const action = 'founder.refuse';
  const subject = `member:${otherId}`;
  const isKnown = and(eq(auditEntries.subject, subject), eq(auditEntries.action, action));
  if ((await tx.$count(auditEntries, isKnown)) > 0) return;
  await recordAction(tx, { actorId: null, action, subject, before: null, after: { isNamedFounder: false } });
  await mail.enqueue(tx, founderAddressUsedEmail(holder, entry, otherId));
}
