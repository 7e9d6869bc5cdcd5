import { randomUUID } from 'node:crypto';
import { complimentarySource, isComplimentary } from '@chalkline/domain/billing/grant-source';
import type { PaidPlanName } from '@chalkline/domain/billing/prices';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { entitlements } from '../../db/schema.ts';
import { orNotFound, Refusal } from '../../platform/http/refusal.ts';

export interface ComplimentaryGrant {
  readonly userId: string;
  readonly plan: PaidPlanName;
  readonly reason: string;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

/** Grants a plan without a payment. A plan is granted once at a time; the caller holds the lock. */
export async function grantComplimentary(tx: Database, grant: ComplimentaryGrant): Promise<string> {
  const owned = await ownPlans(tx, grant.userId);
  const isGivenAlready = owned.some(
    (one) => one.plan === grant.plan && isComplimentary(one.source) && !hasEnded(one, grant.startsAt),
  );
  if (isGivenAlready) {
    const message = `This member already has a complimentary ${grant.plan} plan. End that one first.`;
    throw new Refusal('conflict', message);
  }
  const id = randomUUID();
  await tx.insert(entitlements).values({ ...grant, id, source: complimentarySource(id) });
  return id;
}

/** Ends a complimentary plan. Paid plans follow their payments only. */
export async function endComplimentary(
  tx: Database,
  { userId, planId, now }: { userId: string; planId: string; now: Date },
) {
  const owned = await ownPlans(tx, userId);
  const ending = orNotFound(
    owned.find(({ id }) => id === planId),
    'This plan',
  );
  if (!isComplimentary(ending.source)) throw new Refusal('conflict', "You can't end a paid plan here.");
  if (hasEnded(ending, now)) throw new Refusal('conflict', 'This plan has already ended.');
  await tx
    .update(entitlements)
    .set({ endsAt: now })
    .where(and(eq(entitlements.id, planId), eq(entitlements.userId, userId)));
  return ending;
}

/** Whether it has started is not checked, because another process's clock may be slightly ahead. */
function hasEnded({ endsAt }: { readonly endsAt: Date | null }, now: Date): boolean {
  return endsAt !== null && endsAt <= now;
}

function ownPlans(tx: Database, userId: string) {
  return tx.select().from(entitlements).where(eq(entitlements.userId, userId));
}
