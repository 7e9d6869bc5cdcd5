import type { AccountPlan } from '@chalkline/contract/billing';
import type { CurrentUser } from '@chalkline/contract/people';
import { type Entitlement, holdsAt, planHeldAt } from '@chalkline/domain/billing/entitlements';
import { isComplimentary } from '@chalkline/domain/billing/grant-source';
import type { PlanFacts } from '@chalkline/domain/billing/plan-status';
import type { PlanName } from '@chalkline/domain/billing/plans';
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { entitlements } from '../../db/schema.ts';
import { oncePerViewer } from '../../platform/cache/once-per-viewer.ts';
import { isActiveAt } from './active-entitlements.ts';
import { findCustomer } from './customers.ts';
import { paidByViewer } from './member-queries.ts';

export interface OwnedEntitlement extends Entitlement {
  /** Whether its renewal could not be charged. */
  readonly isOwed: boolean;
}

interface EntitlementJson {
  readonly plan: PlanName;
  readonly startsAt: string;
  readonly endsAt: string | null;
  readonly isOwed: boolean;
}

/** A person's entitlements, as a subquery. */
export function entitlementsOf(userId: SQLWrapper): SQL<OwnedEntitlement[]> {
  return sql`(
    select coalesce(json_agg(json_build_object(
      'plan', e.plan, 'startsAt', e.starts_at, 'endsAt', e.ends_at, 'isOwed', e.owed_since is not null)), '[]')
    from ${entitlements} e where e.user_id = ${userId})`.mapWith((rows: EntitlementJson[]) =>
    rows.map(fromJson),
  );
}

/** Whether a person holds a plan at a moment, as a condition. */
export function holdsPlanAt(userId: SQLWrapper, plan: PlanName, moment: Date | SQL): SQL<boolean> {
  const time = moment instanceof Date ? moment.toISOString() : moment;
  return sql`exists (
    select from ${entitlements} e where e.user_id = ${userId} and e.plan = ${plan} and ${isActiveAt(time)})`;
}

function fromJson({ startsAt, endsAt, ...facts }: EntitlementJson): OwnedEntitlement {
  return { ...facts, startsAt: new Date(startsAt), endsAt: endsAt === null ? null : new Date(endsAt) };
}

const entitlementsOwned = prepared((db) =>
  db
    .select()
    .from(entitlements)
    .where(eq(entitlements.userId, sql.placeholder('userId')))
    .prepare('entitlements_owned'),
);

export async function ownedBy(db: Database, userId: string) {
  return entitlementsOwned(db).execute({ userId });
}

/** Read once for all parts of a page. */
export const ownedByViewer = oncePerViewer(ownedBy);

/** The plan that counts now, how it continues, and what else the person holds. */
export async function accountPlan(db: Database, viewer: CurrentUser, now: Date): Promise<AccountPlan> {
  const [owned, customer, paid] = await Promise.all([
    ownedByViewer(db, viewer),
    findCustomer(db, viewer.id),
    paidByViewer(db, viewer),
  ]);
  const held = owned.filter((one) => holdsAt(one, now));
  const plan = planHeldAt(held, now);
  const counting = held.find((one) => one.plan === plan);
  const others = held.filter((one) => one !== counting);
  return {
    ...planFacts(counting ?? nothingHeld),
    alsoHeld: others.map(planFacts),
    // The provider also knows people who have only opened a checkout, but its portal has nothing for them.
    hasBillingPortal:
      customer !== undefined && (paid.length > 0 || owned.some(({ source }) => !isComplimentary(source))),
  };
}

type Held = Pick<typeof entitlements.$inferSelect, 'plan' | 'source' | 'renewsAt' | 'endsAt' | 'owedSince'>;

const nothingHeld: Held = { plan: 'Free', source: '', renewsAt: null, endsAt: null, owedSince: null };

function planFacts({ plan, source, renewsAt, endsAt, owedSince }: Held): PlanFacts {
  return {
    plan,
    renewsAt: renewsAt?.toISOString() ?? null,
    endsAt: renewsAt ? null : (endsAt?.toISOString() ?? null),
    isPaymentOwed: owedSince !== null,
    isComplimentary: isComplimentary(source),
  };
}
