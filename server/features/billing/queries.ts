import type { Entitlement } from '@chalkline/domain/billing/entitlements';
import type { PlanName } from '@chalkline/domain/billing/plans';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { entitlements } from '../../db/schema.ts';

interface EntitlementJson {
  readonly plan: PlanName;
  readonly startsAt: string;
  readonly endsAt: string | null;
}

/** What one person owns, as a part of another query. */
export function entitlementsOf(userId: SQLWrapper): SQL<Entitlement[]> {
  return sql`(
    select coalesce(json_agg(json_build_object('plan', e.plan, 'startsAt', e.starts_at, 'endsAt', e.ends_at)), '[]')
    from ${entitlements} e where e.user_id = ${userId})`.mapWith((rows: EntitlementJson[]) =>
    rows.map(fromJson),
  );
}

function fromJson({ plan, startsAt, endsAt }: EntitlementJson): Entitlement {
  return { plan, startsAt: new Date(startsAt), endsAt: endsAt === null ? null : new Date(endsAt) };
}
