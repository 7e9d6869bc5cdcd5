import { type Entitlement, planHeldAt } from '../billing/entitlements.ts';
import { isPaidPlan } from '../billing/plans.ts';

/** The retention periods of the privacy policy. */
export const retention = {
  inactiveAccountMonths: 24,
  paymentRecordMonths: 7 * 12,
  logMonths: 12,
  mailMonths: 12,
  /** How long erasures and role changes are kept, so that an old backup cannot undo them. */
  restoreLedgerMonths: 24,
} as const;

export interface Account {
  readonly lastSeenAt: Date;
  readonly isFounder: boolean;
  readonly owned: readonly Entitlement[];
}

/** The same day so many months before; at the end of a shorter month, its last day. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(now.getUTCMonth() - months);
  // The 31st of a month with 30 days overflows to the 1st of the next one.
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0);
  return before;
}

/** People who were not seen since then are inactive. */
export function inactiveBefore(now: Date): Date {
  return monthsBefore(now, retention.inactiveAccountMonths);
}

/**
 * Whether an account is inactive. Owners of a paid plan are never inactive, however long ago they were
 * seen, because Lifetime was sold permanently.
 */
export function isInactive({ lastSeenAt, isFounder, owned }: Account, now: Date): boolean {
  const ownsSomething = isPaidPlan(planHeldAt(owned, now));
  return lastSeenAt < inactiveBefore(now) && !ownsSomething && !isFounder;
}
