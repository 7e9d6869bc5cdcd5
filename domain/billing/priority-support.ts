import { type Entitlement, holdsAt } from './entitlements.ts';

/** What "priority support" means. Annual includes no tickets, so emails come first and tickets need Consulting. */
export const prioritySupportPromise =
  'Priority support: we answer your emails and lesson questions first. If you add Consulting, your tickets move up the queue too.';

/** The plan that includes it. */
export const prioritySupportPlan = 'Annual';

/** Whether somebody's tickets and questions come first: while they hold Annual, whatever other plans they have. */
export function hasPrioritySupport(entitlements: readonly Entitlement[], now: Date): boolean {
  return entitlements.some((one) => one.plan === prioritySupportPlan && holdsAt(one, now));
}
