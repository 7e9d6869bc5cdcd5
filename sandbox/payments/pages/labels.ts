import { intervalOf, itemOf } from '../billing/subscription-item.ts';
import type { Price, Subscription } from '../objects/wire.ts';

export function money(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' }).replace('-', '\u2212');
}

export function longDate(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** "$49.00 per month", "$600.00". */
export function priceText(price: Price): string {
  const amount = money(price.unit_amount ?? 0);
  return price.recurring ? `${amount} per ${intervalOf(price)}` : amount;
}

/** What happens after the payment, in one sentence. */
export function renewalTerms(price: Price): string {
  return price.recurring
    ? `Renews every ${intervalOf(price)} at ${money(price.unit_amount ?? 0)} until you cancel. You can cancel at any time.`
    : 'You pay once. Nothing renews.';
}

/** The state of a subscription and what comes next. */
export function subscriptionStatus(subscription: Subscription): string {
  const { current_period_end: end } = itemOf(subscription);
  if (subscription.status === 'canceled') return `Ended on ${longDate(subscription.ended_at ?? end)}`;
  if (subscription.status === 'past_due') return 'The last payment failed. It will be tried again.';
  if (subscription.status === 'unpaid') return 'Unpaid: no further attempt will be made.';
  return subscription.cancel_at_period_end ? `Ends on ${longDate(end)}` : `Renews on ${longDate(end)}`;
}
