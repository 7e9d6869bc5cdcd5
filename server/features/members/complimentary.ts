import type { EndPlan, GrantPlan } from '@chalkline/contract/members';
import type { CurrentUser } from '@chalkline/contract/people';
import { refuseEnding, refuseGrant } from '@chalkline/domain/billing/complimentary';
import { planHeldAt } from '@chalkline/domain/billing/entitlements';
import { grantEnd } from '@chalkline/domain/billing/grant-end';
import { localTime } from '@chalkline/domain/calendar/time-zone';
import type { Database } from '../../db/database.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { recordAction } from '../../platform/audit/audit.ts';
import { refused } from '../../platform/http/refusal.ts';
import { endComplimentary, grantComplimentary, ownedBy } from '../billing/index.ts';
import { planGivenEmail } from './emails.ts';
import { lockMember, memberSubject } from './requested-member.ts';

type Dependencies = Pick<AppContext, 'db' | 'mail' | 'now'>;

/** Grants a member a complimentary plan, and informs them. */
export async function givePlan(
  { db, mail, now }: Dependencies,
  founder: CurrentUser,
  userId: string,
  { plan, reason, until }: GrantPlan,
): Promise<void> {
  const { timeZone } = founder;
  const refusal = refuseGrant({ reason, until }, localTime(now(), timeZone).day);
  if (refusal) throw refused(refusal);
  await db.transaction(async (tx) => {
    const member = await lockMember(tx, userId);
    const at = now();
    const before = await shownPlan(tx, userId, at);
    const planId = await grantComplimentary(tx, {
      userId,
      plan,
      reason: reason.trim(),
      startsAt: at,
      endsAt: until === null ? null : grantEnd(until, at, timeZone),
    });
    await recordAction(tx, {
      actorId: founder.id,
      action: 'plan.give',
      subject: memberSubject(userId),
      before: { plan: before },
      after: { plan: await shownPlan(tx, userId, at), given: plan, until, reason: reason.trim() },
    });
    await mail.enqueue(tx, planGivenEmail(member, { planId, plan, until }));
  });
}

/** Ends a complimentary plan, with a reason. */
export async function endPlan(
  { db, now }: Dependencies,
  founder: CurrentUser,
  userId: string,
  planId: string,
  { reason }: EndPlan,
): Promise<void> {
  const refusal = refuseEnding({ reason });
  if (refusal) throw refused(refusal);
  await db.transaction(async (tx) => {
    await lockMember(tx, userId);
    const at = now();
    const before = await shownPlan(tx, userId, at);
    const ended = await endComplimentary(tx, { userId, planId, now: at });
    await recordAction(tx, {
      actorId: founder.id,
      action: 'plan.end',
      subject: memberSubject(userId),
      before: { plan: before, given: ended.plan, until: ended.endsAt?.toISOString() ?? null },
      after: { plan: await shownPlan(tx, userId, at), given: null, until: null, reason: reason.trim() },
    });
  });
}

/** The plan that counts for a person. */
export async function shownPlan(db: Database, userId: string, now: Date) {
  return planHeldAt(await ownedBy(db, userId), now);
}
