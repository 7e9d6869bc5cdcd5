import type { Decision, RuleRefusal } from '../refusals/refusal.ts';
import { type Entitlement, holdsAt } from './entitlements.ts';
import { isComplimentary } from './grant-source.ts';
import type { PlanName } from './plans.ts';
import type { PaidPlanName } from './prices.ts';

type Purchase =
  | { readonly kind: 'buy' }
  /** The existing subscription continues with another price. */
  | { readonly kind: 'switch'; readonly from: 'Monthly' | 'Annual' };

type PurchaseRefusal = RuleRefusal<'already_owned' | 'already_included'>;

/** An entitlement, and its source. */
export interface OwnedPlan extends Entitlement {
  readonly source: string;
}

/** What requesting a plan means for a person with these plans. Nothing is bought twice. */
export function decidePurchase(
  wanted: PaidPlanName,
  owned: readonly OwnedPlan[],
  now: Date,
): Decision<Purchase, PurchaseRefusal> {
  const holding = owned.filter((one) => holdsAt(one, now));
  const held = new Set<PlanName>(holding.map(({ plan }) => plan));
  if (held.has(wanted)) return { refusal: { code: 'already_owned', message: `You already have ${wanted}.` } };
  if (wanted === 'Lifetime' || wanted === 'Consulting') return { kind: 'buy' };
  if (held.has('Lifetime') || held.has('Consulting')) {
    return { refusal: { code: 'already_included', message: `Your plan already includes ${wanted}.` } };
  }
  const other = wanted === 'Monthly' ? 'Annual' : 'Monthly';
  // A complimentary plan has no subscription that could switch to another price.
  const isPaidFor = holding.some(({ plan, source }) => plan === other && !isComplimentary(source));
  return isPaidFor ? { kind: 'switch', from: other } : { kind: 'buy' };
}
