import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import type { Mail } from '../../db/email-content.ts';
import { mailOutbox } from '../../db/schema.ts';

const noAddress = "Email can't be sent to this address.";

/**
 * Adds an email in the caller's transaction. An email with an unusable address is stored as given up: the
 * change happens all the same, and operators see the email.
 */
export async function enqueueEmail(tx: Database, mail: Mail, now: Date, leavesAt = now): Promise<void> {
  const isReachable = z.email().safeParse(mail.to).success;
  const isKept = mail.isKept ?? true;
  if (!isReachable && !isKept) return;
  await tx
    .insert(mailOutbox)
    .values({
      event: mail.event,
      recipient: mail.to,
      subject: onOneLine(mail.subject),
      email: mail.email,
      aboutId: mail.about ?? null,
      isKept,
      createdAt: now,
      nextAttemptAt: leavesAt,
      ...(isReachable ? {} : { givenUpAt: now, lastError: noAddress }),
    })
    .onConflictDoNothing({ target: mailOutbox.event });
}

export async function dropMail(tx: Database, events: readonly string[]): Promise<void> {
  if (events.length > 0) await tx.delete(mailOutbox).where(inArray(mailOutbox.event, [...events]));
}

/** A line break would begin another header. */
export function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
