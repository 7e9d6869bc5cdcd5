import { type Entitlement, holdsAt } from './entitlements.ts';
import type { PlanName } from './plans.ts';
import type { PaidPlanName } from './prices.ts';

export type PurchaseDecision =
  | { readonly kind: 'buy' }
  /** The one subscription goes on under another price. */
  | { readonly kind: 'switch'; readonly from: 'Monthly' | 'Annual' }
  | { readonly kind: 'refused'; readonly reason: 'already_owned' | 'already_included' };

/** What asking for a plan means for somebody who owns these. Nothing is bought twice. */
export function decidePurchase(
  wanted: PaidPlanName,
  owned: readonly Entitlement[],
  now: Date,
): PurchaseDecision {
  const held = new Set<PlanName>(
    owned.filter((entitlement) => holdsAt(entitlement, now)).map(({ plan }) => plan),
  );
  if (held.has(wanted)) return { kind: 'refused', reason: 'already_owned' };
  if (wanted === 'Lifetime' || wanted === 'Consulting') return { kind: 'buy' };
  if (held.has('Lifetime') || held.has('Consulting')) return { kind: 'refused', reason: 'already_included' };
  const other = wanted === 'Monthly' ? 'Annual' : 'Monthly';
  return held.has(other) ? { kind: 'switch', from: other } : { kind: 'buy' };
}
