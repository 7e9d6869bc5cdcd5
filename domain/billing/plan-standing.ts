import { dayOf, longDate } from '../learning/calendar-date.ts';
import type { PlanName } from './plans.ts';

export interface PlanFacts {
  readonly plan: PlanName;
  /** Moments as ISO texts, as they travel. */
  readonly renewsAt: string | null;
  readonly endsAt: string | null;
  readonly isPaymentOwed: boolean;
  /** Given, rather than paid for. */
  readonly isComplimentary: boolean;
}

/** One sentence on how a plan goes on. */
export function planStanding({ plan, renewsAt, endsAt, isPaymentOwed, isComplimentary }: PlanFacts): string {
  if (plan === 'Free') return 'Courses and prompts come with a plan.';
  if (isComplimentary) return `Given to you${untilText(endsAt)}: there is nothing to pay.`;
  if (isPaymentOwed) return 'A payment is owed. Access goes on for a few days while the card is tried again.';
  if (renewsAt) return `Renews on ${longDate(dayOf(renewsAt))}.`;
  if (endsAt) return `Ends on ${longDate(dayOf(endsAt))} and does not renew.`;
  return 'Yours for good: nothing renews.';
}

function untilText(endsAt: string | null): string {
  return endsAt ? ` until ${longDate(dayOf(endsAt))}` : '';
}
