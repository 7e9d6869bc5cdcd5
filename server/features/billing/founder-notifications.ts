import type { FounderNotifications, SwitchNotification } from '@chalkline/contract/founder-notifications';
import {
  type FounderNotificationKind,
  founderNotificationKinds,
} from '@chalkline/domain/billing/founder-notifications';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { founderNotifications } from '../../db/schema.ts';
import { recordAction } from '../../platform/audit/audit.ts';
import type { FounderMail } from './founder-emails.ts';
import type { Billing } from './sync-customer.ts';

interface Notification {
  readonly kind: FounderNotificationKind;
  readonly email: FounderMail;
  /** The member it is about, if it is about one. */
  readonly about?: string;
}

const switchOffNote = 'You can switch these emails off on the overview of the founder console.';

/** Emails every founder, unless this kind of notification is switched off. */
export async function notifyFounders(
  { mail, founderEmails }: Pick<Billing, 'mail' | 'founderEmails'>,
  tx: Database,
  { kind, email, about }: Notification,
): Promise<void> {
  if (!(await isSwitchedOn(tx, kind))) return;
  const withNote = { ...email.email, note: switchOffNote };
  for (const to of founderEmails) {
    const event = `${email.event}:${to}`;
    await mail.enqueue(tx, { ...email, email: withNote, event, to, ...(about ? { about } : {}) });
  }
}

async function isSwitchedOn(tx: Database, kind: FounderNotificationKind): Promise<boolean> {
  const [row] = await tx.select().from(founderNotifications).where(eq(founderNotifications.kind, kind));
  return row?.isOn ?? true;
}

const storedChoices = prepared((db) =>
  db.select().from(founderNotifications).prepare('founder_notifications'),
);

/** All kinds, each switched on unless a founder has switched it off. */
export async function readNotifications(db: Database): Promise<FounderNotifications> {
  const rows = await storedChoices(db).execute();
  const stored = new Map(rows.map(({ kind, isOn }) => [kind, isOn]));
  return founderNotificationKinds.map((kind) => ({ kind, isOn: stored.get(kind) ?? true }));
}

export async function switchNotification(
  db: Database,
  actorId: string,
  { kind, isOn }: SwitchNotification,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await isSwitchedOn(tx, kind);
    await tx
      .insert(founderNotifications)
      .values({ kind, isOn })
      .onConflictDoUpdate({ target: founderNotifications.kind, set: { isOn } });
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
