import { dayOf, longDate } from '../learning/calendar-date.ts';
import type { PlanName } from './plans.ts';

export interface PlanFacts {
  readonly plan: PlanName;
  /** Moments as ISO texts, as they travel. */
  readonly renewsAt: string | null;
  readonly endsAt: string | null;
  readonly isPaymentOwed: boolean;
}

/** One sentence on how a plan goes on. */
export function planStanding({ plan, renewsAt, endsAt, isPaymentOwed }: PlanFacts): string {
  if (plan === 'Free') return 'Courses and prompts come with a plan.';
  if (isPaymentOwed) return 'A payment is owed. Access goes on for a few days while the card is tried again.';
  if (renewsAt) return `Renews on ${longDate(dayOf(renewsAt))}.`;
  if (endsAt) return `Ends on ${longDate(dayOf(endsAt))} and does not renew.`;
  return 'Yours for good: nothing renews.';
}
