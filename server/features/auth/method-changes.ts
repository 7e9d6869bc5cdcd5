import { normalizeEmail } from '@chalkline/domain/account/email-address';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Mail } from '../../db/email-content.ts';
import { signInMethods } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { recordAction } from '../../platform/audit/audit.ts';
import { logSecurityEvent } from '../../platform/security/security-events.ts';
import { type MethodChange, methodChangedEmail } from './emails.ts';
import { findPerson, type Person } from './queries.ts';

/**
 * Reports that a way to sign in was added to an account or removed from it, in the transaction of the change:
 * by email, in the audit log and as a security event. The email goes to every address that the account has
 * proved, because whoever made the change may read one of them.
 */
export async function announceMethodChange(
  tx: Database,
  { app, mail }: Pick<AppContext, 'app' | 'mail'>,
  userId: string,
  change: MethodChange & { readonly alsoTo?: string },
): Promise<void> {
  await emailOwner(
    tx,
    { mail },
    userId,
    (person, to) => methodChangedEmail(person, to, change),
    change.alsoTo,
  );
  const isAdded = change.change === 'added';
  const { kind } = change.method;
  await recordAction(tx, {
    actorId: null,
    action: isAdded ? 'sign-in-method.add' : 'sign-in-method.remove',
    subject: `member:${userId}`,
    before: isAdded ? null : { signInMethod: kind },
    after: isAdded ? { signInMethod: kind } : null,
  });
  const event = isAdded ? 'sign_in_method_added' : 'sign_in_method_removed';
  logSecurityEvent(app.log, { event, userId, method: kind });
}

/** Sends an email to every address that an account has proved. */
export async function emailOwner(
  tx: Database,
  { mail }: Pick<AppContext, 'mail'>,
  userId: string,
  emailTo: (person: Person, to: string) => Mail,
  alsoTo?: string,
): Promise<void> {
  const person = await findPerson(tx, userId);
  if (!person) return;
  for (const to of await addressesOf(tx, person, alsoTo)) await mail.enqueue(tx, emailTo(person, to));
}

async function addressesOf(
  tx: Database,
  person: { readonly id: string; readonly email: string },
  alsoTo: string | undefined,
): Promise<Iterable<string>> {
  const proved = await tx
    .selectDistinct({ email: signInMethods.email })
    .from(signInMethods)
    .where(eq(signInMethods.userId, person.id));
  const addresses = [person.email, ...proved.map(({ email }) => email), ...(alsoTo ? [alsoTo] : [])];
  return new Map(addresses.map((address) => [normalizeEmail(address), address])).values();
}
