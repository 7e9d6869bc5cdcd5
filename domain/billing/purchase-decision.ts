import { type Entitlement, holdsAt } from './entitlements.ts';
import { isComplimentary } from './grant-source.ts';
import type { PlanName } from './plans.ts';
import type { PaidPlanName } from './prices.ts';

export type PurchaseDecision =
  | { readonly kind: 'buy' }
  /** The existing subscription continues with another price. */
  | { readonly kind: 'switch'; readonly from: 'Monthly' | 'Annual' }
  | { readonly kind: 'refused'; readonly reason: 'already_owned' | 'already_included' };

/** An entitlement, and its source. */
export interface OwnedPlan extends Entitlement {
  readonly source: string;
}

/** What requesting a plan means for a person with these plans. Nothing is bought twice. */
export function decidePurchase(
  wanted: PaidPlanName,
  owned: readonly OwnedPlan[],
  now: Date,
): PurchaseDecision {
  const holding = owned.filter((one) => holdsAt(one, now));
  const held = new Set<PlanName>(holding.map(({ plan }) => plan));
  if (held.has(wanted)) return { kind: 'refused', reason: 'already_owned' };
  if (wanted === 'Lifetime' || wanted === 'Consulting') return { kind: 'buy' };
  if (held.has('Lifetime') || held.has('Consulting')) return { kind: 'refused', reason: 'already_included' };
  const other = wanted === 'Monthly' ? 'Annual' : 'Monthly';
  // A complimentary plan has no subscription that could switch to another price.
  const isPaidFor = holding.some(({ plan, source }) => plan === other && !isComplimentary(source));
  return isPaidFor ? { kind: 'switch', from: other } : { kind: 'buy' };
}
