import type { PlanName } from '@chalkline/domain/billing/plans';
import type { PaidPlanName } from '@chalkline/domain/billing/prices';
import { and, asc, desc, eq, gt, inArray, lt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { auditEntries } from '../../db/schema.ts';
import { recordAction } from '../../platform/audit/audit.ts';
import { memberSubject } from './requested-member.ts';

/** A refund, for the audit log and the email. */
export interface Refund {
  readonly plan: PaidPlanName;
  readonly amountInCents: number;
  /** The ids of the payments. */
  readonly payments: string;
  readonly planBefore: PlanName;
}

/** A refund that the audit log records as begun. */
export interface BegunRefund extends Refund {
  /** The id of the audit entry. */
  readonly id: number;
  readonly actorId: string | null;
  readonly userId: string;
}

const ends = ['plan.refund', 'plan.refund-fail'];
const later = alias(auditEntries, 'later');

/** The unfinished refund of this plan of a member. */
export async function openRefund(
  tx: Database,
  userId: string,
  plan: PaidPlanName,
): Promise<BegunRefund | undefined> {
  const [row] = await openEntries(tx)
    .where(
      and(
        isOpen(tx),
        eq(auditEntries.subject, memberSubject(userId)),
        eq(sql`${auditEntries.after} ->> 'plan'`, plan),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return row && toBegun(row);
}

/** All unfinished refunds that were begun before a time: their process was killed. */
export async function refundsLeftOpen(db: Database, before: Date): Promise<BegunRefund[]> {
  const rows = await openEntries(db)
    .where(and(isOpen(db), lt(auditEntries.at, before)))
    .orderBy(asc(auditEntries.id));
  return rows.map(toBegun);
}

function openEntries(db: Database) {
  const { id, actorId, subject, after } = auditEntries;
  return db.select({ id, actorId, subject, after }).from(auditEntries).$dynamic();
}

function isOpen(db: Database) {
  const end = db
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        eq(later.subject, auditEntries.subject),
        inArray(later.action, ends),
        gt(later.id, auditEntries.id),
        eq(sql`${later.after} ->> 'payments'`, sql`${auditEntries.after} ->> 'payments'`),
      ),
    );
  return and(eq(auditEntries.action, 'plan.refund-begin'), notExists(end));
}

type OpenRow = Awaited<ReturnType<typeof openEntries>>[number];

function toBegun({ id, actorId, subject, after }: OpenRow): BegunRefund {
  return { ...(after as Refund), id, actorId, userId: subject.slice(memberSubject('').length) };
}

export async function isRefunded(tx: Database, userId: string, payments: string): Promise<boolean> {
  const [entry] = await tx
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subject, memberSubject(userId)),
        eq(auditEntries.action, 'plan.refund'),
        eq(sql`${auditEntries.after} ->> 'payments'`, payments),
      ),
    )
    .limit(1);
  return entry !== undefined;
}

export async function recordBegin(
  tx: Database,
  actorId: string,
  userId: string,
  refund: Refund,
): Promise<void> {
  const subject = memberSubject(userId);
  await recordAction(tx, {
    actorId,
    action: 'plan.refund-begin',
    subject,
    before: null,
    after: { ...refund },
  });
}

/** Locks the entry until the transaction ends, and returns whether its refund is still open. */
export async function lockOpen(tx: Database, { id }: BegunRefund): Promise<boolean> {
  await tx.select({ id: auditEntries.id }).from(auditEntries).where(eq(auditEntries.id, id)).for('update');
  const [open] = await openEntries(tx).where(and(isOpen(tx), eq(auditEntries.id, id)));
  return open !== undefined;
}

/** Records that the money was not refunded. */
export async function recordFailure(db: Database, begun: BegunRefund): Promise<void> {
  const { id: _, actorId, userId, ...refund } = begun;
  await db.transaction(async (tx) => {
    if (!(await lockOpen(tx, begun))) return;
    const subject = memberSubject(userId);
    await recordAction(tx, { actorId, action: 'plan.refund-fail', subject, before: null, after: refund });
  });
}
