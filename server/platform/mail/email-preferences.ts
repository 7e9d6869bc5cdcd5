import { addressOf, unsubscribeEmailsPagePath } from '@chalkline/contract/addresses';
import { type EmailPreference, wantsEmail } from '@chalkline/domain/account/email-preferences';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Mail } from '../../db/email-content.ts';
import { prepared } from '../../db/prepared.ts';
import { emailPreferences, users } from '../../db/schema.ts';
import { type PersonalDataSource, readRows } from '../personal-data/personal-data.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

const choicesOf = prepared((db) =>
  db
    .select({ type: emailPreferences.type, isOn: emailPreferences.isOn })
    .from(emailPreferences)
    .where(eq(emailPreferences.userId, sql.placeholder('userId')))
    .prepare('email_choices_of'),
);

/** What a person has chosen. Types that they have never chosen about are missing. */
export function emailChoices(db: Database, userId: string): Promise<EmailPreference[]> {
  return choicesOf(db).execute({ userId });
}

/** Stores choices of a person, unless the person was erased meanwhile. */
export async function chooseEmails(
  db: Database,
  userId: string,
  choices: readonly EmailPreference[],
  now: Date,
): Promise<void> {
  if (choices.length === 0) return;
  await db.transaction(async (tx) => {
    const [person] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, userId))
      .for('key share');
    if (!person) return;
    await tx
      .insert(emailPreferences)
      .values(choices.map((choice) => ({ ...choice, userId, changedAt: now })))
      .onConflictDoUpdate({
        target: [emailPreferences.userId, emailPreferences.type],
        set: { isOn: sql`excluded.is_on`, changedAt: sql`excluded.changed_at` },
      });
  });
}

/** An email as its reader wants it: an optional one gets an unsubscribe link, or is undefined if it is switched off. */
export async function wantedEmail(tx: Database, mail: Mail, key: Buffer): Promise<Mail | undefined> {
  const { optional } = mail;
  if (!optional) return mail;
  if (!wantsEmail(optional.type, await emailChoices(tx, optional.userId))) return undefined;
  const unsubscribePath = addressOf(unsubscribeEmailsPagePath, { token: unsubscribeToken(optional, key) });
  return { ...mail, email: { ...mail.email, unsubscribePath } };
}

/** The choices are deleted with the person's row. */
export function emailPreferenceData(db: Database): PersonalDataSource {
  const { type, isOn, changedAt } = emailPreferences;
  return {
    name: 'emailPreferences',
    read: readRows((userId) =>
      db
        .select({ type, isOn, changedAt })
        .from(emailPreferences)
        .where(eq(emailPreferences.userId, userId))
        .orderBy(type),
    ),
  };
}
