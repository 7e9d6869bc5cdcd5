import { dayLabel, type IsoTime, shortDayLabel } from '../calendar/moment.ts';
import type { PlanName } from './plans.ts';
import { priceOf } from './prices.ts';

/** A renewal that could not be charged. */
export interface OwedRenewal {
  readonly plan: PlanName;
  readonly since: IsoTime;
  /** How long the plan stays active without a payment, if known. */
  readonly until: IsoTime | null;
}

/** "$49 for Monthly, since Nov 3. Access ends Nov 10.": one line of a list. */
export function owedInShort({ plan, since, until }: OwedRenewal, timeZone: string | null): string {
  const ends = until === null ? '' : ` Access ends ${shortDayLabel(until, timeZone)}.`;
  return `${amountOf(plan)} for ${plan}, since ${shortDayLabel(since, timeZone)}.${ends}`;
}

/** What is wrong with a plan that is still active, in full. */
export function owedInFull({ plan, since, until }: OwedRenewal, timeZone: string | null): string {
  const end = until === null ? '' : ` Access ends on ${dayLabel(until, timeZone)} unless it is paid before.`;
  const owed = `${amountOf(plan)} has been due since ${dayLabel(since, timeZone)}.`;
  return `The renewal payment failed: ${owed}${end}`;
}

function amountOf(plan: PlanName): string {
  return plan === 'Free' ? 'Nothing' : priceOf(plan);
}
