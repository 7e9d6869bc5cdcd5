import { dayOf, longDate } from '../calendar/calendar-date.ts';
import type { IsoTime } from '../calendar/moment.ts';
import type { PlanName } from './plans.ts';

export interface PlanFacts {
  readonly plan: PlanName;
  readonly renewsAt: IsoTime | null;
  readonly endsAt: IsoTime | null;
  readonly isPaymentOwed: boolean;
  /** Granted, rather than paid. */
  readonly isComplimentary: boolean;
}

/** One sentence on how a plan continues. */
export function planStatus({ plan, renewsAt, endsAt, isPaymentOwed, isComplimentary }: PlanFacts): string {
  if (plan === 'Free') return 'Choose a plan to open the courses and prompts.';
  if (isComplimentary) return `Complimentary${untilText(endsAt)}. There's nothing to pay.`;
  if (isPaymentOwed) return 'A payment failed. You keep access for a few days while we try your card again.';
  if (renewsAt) return `Renews on ${longDate(dayOf(renewsAt))}.`;
  if (endsAt) return `Ends on ${longDate(dayOf(endsAt))} and won't renew.`;
  return 'Yours forever. Nothing renews.';
}

function untilText(endsAt: IsoTime | null): string {
  return endsAt ? ` until ${longDate(dayOf(endsAt))}` : '';
}
