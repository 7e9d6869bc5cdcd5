import { type Entitlement, holdsAt } from './entitlements.ts';

/** What "priority support" means, for the plan that has it. */
export const prioritySupportPromise =
  'Priority support: your consulting tickets are marked and come first, right after overdue ones.';

/** Whether somebody's tickets come first: while they hold Annual, whatever other plans they have. */
export function hasPrioritySupport(entitlements: readonly Entitlement[], now: Date): boolean {
  return entitlements.some((one) => one.plan === 'Annual' && holdsAt(one, now));
}
