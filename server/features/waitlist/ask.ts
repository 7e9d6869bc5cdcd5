import { normalizeEmail } from '@chalkline/domain/account/email-address';
import { canBeAwaited, hasRunOut, sendsEmail } from '@chalkline/domain/waitlist/waitlist';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courses, waitlistEntries } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { orNotFound, Refusal } from '../../platform/http/refusal.ts';
import { newToken } from '../../platform/security/secret-token.ts';
import { confirmEmail } from './emails.ts';

/** A request to hear about a course by email. */
export interface WaitlistRequest {
  readonly courseId: number;
  readonly email: string;
  /** Whether the email is the verified one of the person who asks. */
  readonly isVerified: boolean;
  readonly at: Date;
}

type Entry = typeof waitlistEntries.$inferSelect;

/**
 * Stores a waitlist request and sends the confirmation email, unless one was sent recently or it is already
 * confirmed. A verified email needs no confirmation.
 */
export async function joinWaitlist(
  { db, mail }: Pick<AppContext, 'db' | 'mail'>,
  request: WaitlistRequest,
): Promise<void> {
  const { courseId, isVerified, at } = request;
  const email = normalizeEmail(request.email);
  await db.transaction(async (tx) => {
    const course = await awaitedCourse(tx, courseId);
    await lockAddress(tx, email);
    const entries = await tx.select().from(waitlistEntries).where(eq(waitlistEntries.email, email));
    const before = entries.find((entry) => entry.courseId === courseId);
    if (isVerified) return putOnList(tx, { courseId, email, at }, before);
    if (!sendsEmail(courseId, entries, at)) return;
    const emails = (before?.emails ?? 0) + 1;
    const entry = await saveEntry(tx, { courseId, email }, before, {
      state: 'asked',
      since: at,
      emailedAt: at,
      emails,
    });
    await mail.enqueue(tx, confirmEmail(entry, course));
  });
}

/** Puts a signed-in person's own address on the list. It needs no confirmation, and so no email. */
async function putOnList(
  tx: Database,
  { courseId, email, at }: Pick<WaitlistRequest, 'courseId' | 'email' | 'at'>,
  before: Entry | undefined,
): Promise<void> {
  if (before?.state === 'confirmed' && !hasRunOut(before, at)) return;
  const { emailedAt, emails } = before ?? { emailedAt: new Date(0), emails: 0 };
  await saveEntry(tx, { courseId, email }, before, { state: 'confirmed', since: at, emailedAt, emails });
}

async function saveEntry(
  tx: Database,
  key: Pick<Entry, 'courseId' | 'email'>,
  before: Entry | undefined,
  change: Pick<Entry, 'state' | 'since' | 'emailedAt' | 'emails'>,
): Promise<Entry> {
  // A link that was sent and is still valid stays valid.
  const isOpen = before?.state === 'asked' && !hasRunOut(before, change.since);
  const fresh = { ...change, ...(isOpen ? {} : { token: newToken() }) };
  const [entry] = await tx
    .insert(waitlistEntries)
    .values({ ...key, token: newToken(), ...fresh })
    .onConflictDoUpdate({
      target: [waitlistEntries.email, waitlistEntries.courseId],
      set: fresh,
    })
    .returning();
  return orNotFound(entry, 'This entry');
}

async function awaitedCourse(tx: Database, courseId: number) {
  const [row] = await tx.select().from(courses).where(eq(courses.id, courseId));
  const course = orNotFound(row, 'This course');
  if (!canBeAwaited(course)) throw new Refusal('conflict', 'This course is already live.');
  return course;
}

/** Serialises requests for one email, so that simultaneous ones keep the limits. */
async function lockAddress(tx: Database, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 7))`);
}
