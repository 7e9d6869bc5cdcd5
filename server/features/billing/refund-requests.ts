import type { MemberRefundRequest } from '@chalkline/contract/members';
import type { CurrentUser } from '@chalkline/contract/people';
import type { OwnRefunds, RefundRequests, RequestRefund } from '@chalkline/contract/refund-requests';
import { fullName } from '@chalkline/domain/account/person-name';
import type { BillingChange } from '@chalkline/domain/billing/billing-changes';
import { guaranteedPlans, isGuaranteed } from '@chalkline/domain/billing/guarantee';
import { decideRefundRequest, declineMessage } from '@chalkline/domain/billing/refund-request';
import { and, asc, desc, eq, inArray, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { refundRequests, users } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { recordAction } from '../../platform/audit/audit.ts';
import { notFound, orNotFound, Refusal, refused, refusedAs } from '../../platform/http/refusal.ts';
import { emailFounders } from '../founder-emails/index.ts';
import { notify, notifyStaff } from '../notifications/index.ts';
import { type BilledPerson, refundDeclinedEmail, refundReceivedEmail } from './emails.ts';
import { refundRequestedEmail } from './founder-emails.ts';
import { paidBy, paidByViewer } from './member-queries.ts';

type Dependencies = Pick<AppContext, 'db' | 'now' | 'mail' | 'founderEmails'>;

/** What a person can ask back, and what they have asked. */
export async function ownRefunds(db: Database, viewer: CurrentUser, now: Date): Promise<OwnRefunds> {
  const [paid, requests] = await Promise.all([paidByViewer(db, viewer), refundRequestsOf(db, viewer.id)]);
  return {
    refundable: guaranteedPlans.flatMap((plan) => {
      const decision = decideRefundRequest(plan, paid, requests, now);
      if (decision.refusal) return [];
      return [{ plan, amountInCents: decision.amountInCents, until: decision.until.toISOString() }];
    }),
    requests: latestOfEachPlan(requests).flatMap(({ plan, requestedAt, outcome, message }) =>
      isGuaranteed(plan) && outcome !== 'refunded'
        ? [{ plan, requestedAt: requestedAt.toISOString(), outcome, message }]
        : [],
    ),
  };
}

type RequestRow = typeof refundRequests.$inferSelect;

const requestsOf = prepared((db) =>
  db
    .select()
    .from(refundRequests)
    .where(eq(refundRequests.userId, sql.placeholder('userId')))
    .orderBy(desc(refundRequests.requestedAt))
    .prepare('refund_requests_of'),
);

const undecidedRequests = prepared((db) =>
  db
    .select({ request: refundRequests, person: users })
    .from(refundRequests)
    .innerJoin(users, eq(users.id, refundRequests.userId))
    .where(isNull(refundRequests.outcome))
    .orderBy(asc(refundRequests.requestedAt), asc(refundRequests.id))
    .prepare('undecided_refund_requests'),
);

/** All requests of a person, the latest first. */
export function refundRequestsOf(db: Database, userId: string): Promise<RequestRow[]> {
  return requestsOf(db).execute({ userId });
}

function latestOfEachPlan(requests: readonly RequestRow[]): RequestRow[] {
  return guaranteedPlans.flatMap((plan) => requests.find((request) => request.plan === plan) ?? []);
}

/** Asks for the money back. The person is locked, so simultaneous requests for a plan are decided one after the other. */
export async function requestRefund(
  context: Dependencies,
  userId: string,
  { plan, reason }: RequestRefund,
): Promise<void> {
  const now = context.now();
  await context.db.transaction(async (tx) => {
    const member = orNotFound(await lockPerson(tx, userId), 'This account');
    const [paid, requests] = [await paidBy(tx, userId), await refundRequestsOf(tx, userId)];
    const decision = decideRefundRequest(plan, paid, requests, now);
    if (decision.refusal) throw refusedAs('conflict', decision.refusal);
    const trimmedReason = reason.trim();
    const [request] = await tx
      .insert(refundRequests)
      .values({ userId, plan, reason: trimmedReason, requestedAt: now })
      .returning({ id: refundRequests.id });
    const { id } = orNotFound(request, 'This request');
    const { amountInCents } = decision;
    const asked = { id, plan, amountInCents, reason: trimmedReason };
    await context.mail.enqueue(tx, refundReceivedEmail(member, asked));
    const email = refundRequestedEmail(member, asked);
    await emailFounders(context, tx, { kind: 'refund_request', email: () => email, about: userId });
    await notifyStaff(tx, {
      founderEmails: context.founderEmails,
      area: 'money',
      about: userId,
      event: email.event,
      at: now,
      type: 'refund_requested',
      parameters: { memberId: userId, member: fullName(member), plan },
    });
  });
}

/** The requests that wait, oldest first. */
export async function waitingRequests(db: Database): Promise<RefundRequests> {
  const rows = await undecidedRequests(db).execute();
  return rows.flatMap(({ request: { id, userId, plan, reason, requestedAt }, person }) =>
    isGuaranteed(plan)
      ? [{ id, userId, name: fullName(person), plan, reason, requestedAt: requestedAt.toISOString() }]
      : [],
  );
}

/** A request as the member's page in the console shows it. */
export function toRefundRequest(row: RequestRow): MemberRefundRequest {
  const { id, plan, reason, requestedAt, outcome, decidedAt, message } = row;
  return {
    id,
    plan,
    reason,
    requestedAt: requestedAt.toISOString(),
    outcome,
    decidedAt: decidedAt?.toISOString() ?? null,
    message,
  };
}

/** Whether a person waits for the answer to a request, as a subquery. */
export function asksForRefund(userId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (
    select 1 from ${refundRequests} r where r.user_id = ${userId} and r.outcome is null)`;
}

/** Declines a request with a message, which the member gets by email. */
export async function declineRequest(
  { db, now, mail }: Dependencies,
  actorId: string,
  requestId: string,
  text: string,
): Promise<void> {
  const decision = declineMessage(text);
  if (decision.refusal) throw refused(decision.refusal);
  const { message } = decision;
  await db.transaction(async (tx) => {
    const [request] = await tx
      .update(refundRequests)
      .set({ outcome: 'declined', decidedAt: now(), message })
      .where(and(eq(refundRequests.id, requestId), isNull(refundRequests.outcome)))
      .returning();
    if (!request) throw await whyNotDeclined(tx, requestId);
    const { id, userId, plan } = request;
    await recordAction(tx, {
      actorId,
      action: 'refund.decline',
      subject: `member:${userId}`,
      before: null,
      after: { plan },
    });
    const member = orNotFound(await lockPerson(tx, userId), 'This member');
    await mail.enqueue(tx, refundDeclinedEmail(member, { id, plan, message }));
    const event = `refund-request:${id}:declined`;
    await notify(tx, { to: userId, event, at: now(), type: 'refund_declined', parameters: { plan } });
  });
}

async function whyNotDeclined(tx: Database, requestId: string): Promise<Refusal> {
  const isDecided = (await tx.$count(refundRequests, eq(refundRequests.id, requestId))) > 0;
  return isDecided
    ? new Refusal('conflict', 'This request has already been answered.')
    : notFound('This request');
}

/** A refund, however it was made, answers the request for it. */
export async function closeRefundedRequests(
  tx: Database,
  userId: string,
  changes: readonly BillingChange[],
  now: Date,
): Promise<void> {
  const plans = changes.flatMap((change) => (change.kind === 'refunded' ? [change.payment.plan] : []));
  if (plans.length === 0) return;
  const isOpen = and(
    eq(refundRequests.userId, userId),
    inArray(refundRequests.plan, plans),
    isNull(refundRequests.outcome),
  );
  await tx.update(refundRequests).set({ outcome: 'refunded', decidedAt: now }).where(isOpen);
}

async function lockPerson(tx: Database, userId: string): Promise<BilledPerson | undefined> {
  const [person] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  return person;
}
