import type { Viewer } from '../access/decide-access.ts';
import { roleWords } from '../access/team.ts';
import { dayOf, longDate } from '../calendar/calendar-date.ts';
import type { PlanName } from './plans.ts';

export interface PlanFacts {
  readonly plan: PlanName;
  /** Times as ISO strings. */
  readonly renewsAt: string | null;
  readonly endsAt: string | null;
  readonly isPaymentOwed: boolean;
  /** Granted, rather than paid. */
  readonly isComplimentary: boolean;
}

/** One sentence on how a plan continues. */
export function planStanding({ plan, renewsAt, endsAt, isPaymentOwed, isComplimentary }: PlanFacts): string {
  if (plan === 'Free') return 'Choose a plan to open the courses and prompts.';
  if (isComplimentary) return `Complimentary${untilText(endsAt)}. There's nothing to pay.`;
  if (isPaymentOwed) return 'A payment failed. You keep access for a few days while we try your card again.';
  if (renewsAt) return `Renews on ${longDate(dayOf(renewsAt))}.`;
  if (endsAt) return `Ends on ${longDate(dayOf(endsAt))} and won't renew.`;
  return 'Yours forever. Nothing renews.';
}

function untilText(endsAt: string | null): string {
  return endsAt ? ` until ${longDate(dayOf(endsAt))}` : '';
}

export interface StaffStanding {
  readonly name: string;
  readonly sentence: string;
}

/** Shown in place of the Free plan to staff, who are not offered a plan. */
export function staffStanding(viewer: Pick<Viewer, 'isFounder' | 'role'>): StaffStanding | undefined {
  if (viewer.isFounder) {
    return { name: 'Founder', sentence: 'You run this site, so everything is open to you.' };
  }
  if (viewer.role === null) return undefined;
  return {
    name: roleWords[viewer.role].label,
    sentence: "You're on the team, and don't have a plan of your own.",
  };
}
