import { dayLabel, type IsoTime } from '../calendar/moment.ts';
import { grantEndLabel } from './grant-end-label.ts';
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
export function planStatus(
  { plan, renewsAt, endsAt, isPaymentOwed, isComplimentary }: PlanFacts,
  timeZone: string | null,
): string {
  if (plan === 'Free') return 'Choose a plan to open the courses and prompts.';
  if (isComplimentary) return `Complimentary${untilText(endsAt, timeZone)}. There's nothing to pay.`;
  if (isPaymentOwed) return 'A payment failed. You keep access for a few days while we try your card again.';
  if (renewsAt) return `Renews on ${dayLabel(renewsAt, timeZone)}.`;
  if (endsAt) return `Ends on ${dayLabel(endsAt, timeZone)} and won't renew.`;
  return 'Yours forever. Nothing renews.';
}

function untilText(endsAt: IsoTime | null, timeZone: string | null): string {
  return endsAt ? ` until ${grantEndLabel(endsAt, timeZone)}` : '';
}
