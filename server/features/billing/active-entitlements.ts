import { type Placeholder, SQL, sql } from 'drizzle-orm';

type Moment = string | Placeholder | SQL;

// The columns have no table name, because some queries give the entitlements an alias. No table that is
// joined with them has columns of the same names.

/** Whether an entitlement is active: from its start up to, but not including, its end. */
export function isActiveAt(moment: Moment): SQL {
  return sql`starts_at <= ${timeOf(moment)} and ${hasNotEndedAt(moment)}`;
}

/** Whether an entitlement is active or has yet to start. */
export function hasNotEndedAt(moment: Moment): SQL {
  return sql`(ends_at is null or ends_at > ${timeOf(moment)})`;
}

function timeOf(moment: Moment): SQL {
  return moment instanceof SQL ? moment : sql`${moment}::timestamptz`;
}
