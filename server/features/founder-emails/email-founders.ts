import type { FounderEmailSwitches, SwitchFounderEmail } from '@chalkline/contract/founder-emails';
import {
  type FounderEmailKind,
  founderEmailKinds,
} from '@chalkline/domain/founder-emails/founder-email-kinds';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Mail } from '../../db/email-content.ts';
import { prepared } from '../../db/prepared.ts';
import { founderEmailSwitches } from '../../db/schema.ts';
import { recordAction } from '../../platform/audit/audit.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { founderReaders } from './founder-readers.ts';

/** An email that goes to every founder. */
export type FounderMail = Pick<Mail, 'event' | 'subject' | 'email'>;

interface Sender {
  readonly mail: Pick<Outbox, 'enqueue'>;
  readonly founderEmails: readonly string[];
}

interface Message {
  readonly kind: FounderEmailKind;
  /** The email, with its days in the founder's time zone. */
  readonly email: (timeZone: string | null) => FounderMail;
  /** The member it is about, if it is about one. */
  readonly about?: string;
}

const switchOffNote = 'You can switch these emails off on the overview of the founder console.';

/** Emails every founder, unless this kind of email is switched off. */
export async function emailFounders(
  { mail, founderEmails }: Sender,
  tx: Database,
  { kind, email, about }: Message,
): Promise<void> {
  if (!(await isSwitchedOn(tx, kind))) return;
  for (const { to, timeZone } of await founderReaders(tx, founderEmails)) {
    const { event, subject, email: text } = email(timeZone);
    await mail.enqueue(tx, {
      event: `${event}:${to}`,
      to,
      subject,
      email: { ...text, note: switchOffNote },
      ...(about ? { about } : {}),
    });
  }
}

async function isSwitchedOn(tx: Database, kind: FounderEmailKind): Promise<boolean> {
  const [row] = await tx.select().from(founderEmailSwitches).where(eq(founderEmailSwitches.kind, kind));
  return row?.isOn ?? true;
}

const storedChoices = prepared((db) =>
  db.select().from(founderEmailSwitches).prepare('founder_email_switches'),
);

/** All kinds, each switched on unless a founder has switched it off. */
export async function switchesOf(db: Database): Promise<FounderEmailSwitches> {
  const rows = await storedChoices(db).execute();
  const stored = new Map(rows.map(({ kind, isOn }) => [kind, isOn]));
  return founderEmailKinds.map((kind) => ({ kind, isOn: stored.get(kind) ?? true }));
}

export async function switchFounderEmail(
  db: Database,
  actorId: string,
  { kind, isOn }: SwitchFounderEmail,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await isSwitchedOn(tx, kind);
    await tx
      .insert(founderEmailSwitches)
      .values({ kind, isOn })
      .onConflictDoUpdate({ target: founderEmailSwitches.kind, set: { isOn } });
    if (before === isOn) return;
    await recordAction(tx, {
      actorId,
      action: 'notification.switch',
      subject: `notification:${kind}`,
      before: { isOn: before },
      after: { isOn },
    });
  });
}
