import { type ConsoleArea, mayUse, roles } from '@chalkline/domain/access/roles';
import type { News } from '@chalkline/domain/notifications/notification';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { founderClaims, notifications, users } from '../../db/schema.ts';

interface Occasion {
  /** Names what happened. Each person is notified of it once. */
  readonly event: string;
  readonly at: Date;
  /** The id of the person whose name is in the parameters, if that is not the reader. */
  readonly about?: string;
}

/** Notifies a person, in the transaction of the change. */
export async function notify(
  tx: Database,
  notification: News & Occasion & { readonly to: string },
): Promise<void> {
  const { to, ...facts } = notification;
  await insert(tx, [to], facts);
}

/** Notifies everybody who may use an area of the console, except the person it is about. */
export async function notifyStaff(
  tx: Database,
  notification: News &
    Occasion & {
      readonly founderEmails: readonly string[];
      readonly area: ConsoleArea;
      readonly about: string;
    },
): Promise<void> {
  const { founderEmails, area, ...facts } = notification;
  const staffIds = await staffOf(tx, area, founderEmails);
  await insert(
    tx,
    staffIds.filter((id) => id !== facts.about),
    facts,
  );
}

async function insert(
  tx: Database,
  readers: readonly string[],
  { type, parameters, event, at, about }: News & Occasion,
): Promise<void> {
  if (readers.length === 0) return;
  const facts = { type, parameters, event, createdAt: at, aboutId: about ?? null };
  await tx
    .insert(notifications)
    .values(readers.map((userId) => ({ userId, ...facts })))
    .onConflictDoNothing({ target: [notifications.userId, notifications.event] });
}

/** Two queries, because each of the conditions has its own index. */
async function staffOf(
  tx: Database,
  area: ConsoleArea,
  founderEmails: readonly string[],
): Promise<readonly string[]> {
  const allowed = roles.filter((role) => mayUse(role, area));
  const withRole = await tx.select({ id: users.id }).from(users).where(inArray(users.role, allowed));
  const named = await tx
    .select({ id: founderClaims.userId })
    .from(founderClaims)
    .where(inArray(founderClaims.email, [...founderEmails]));
  return [...new Set([...withRole, ...named].flatMap(({ id }) => id ?? []))];
}
