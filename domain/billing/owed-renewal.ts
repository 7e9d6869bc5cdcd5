import { dayOf, longDate, shortDate } from '../calendar/calendar-date.ts';
import type { PlanName } from './plans.ts';
import { dollarsOf, prices } from './prices.ts';

/** A renewal that could not be charged. Moments are ISO texts, as they travel. */
export interface OwedRenewal {
  readonly plan: PlanName;
  readonly since: string;
  /** Until when the plan holds without a payment, if that is known. */
  readonly until: string | null;
}

/** "$49 for Monthly, since Nov 3. Access ends Nov 10.": one line of a list. */
export function owedInShort({ plan, since, until }: OwedRenewal): string {
  const ends = until === null ? '' : ` Access ends ${shortDate(dayOf(until))}.`;
  return `${amountOf(plan)} for ${plan}, since ${shortDate(dayOf(since))}.${ends}`;
}

/** What is wrong with a plan that still holds, in full. */
export function owedInFull({ plan, since, until }: OwedRenewal): string {
  const end = until === null ? '' : ` Access ends on ${longDate(dayOf(until))} unless it is paid before.`;
  const owed = `${amountOf(plan)} has been due since ${longDate(dayOf(since))}.`;
  return `The renewal payment failed: ${owed}${end}`;
}

function amountOf(plan: PlanName): string {
  return plan === 'Free' ? 'Nothing' : dollarsOf(prices[plan].amount * 100);
}
