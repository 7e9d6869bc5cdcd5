import type { Grant } from './payment-state.ts';
import type { PlanName } from './plans.ts';

/** Only Annual is announced: a month is too short to need a reminder. */
export const remindedPlan = 'Annual' satisfies PlanName;

/** How long before its renewal a member is reminded. */
const reminderDays = 7;

/** The latest renewal that a reminder is due for. */
export function remindersUntil(now: Date): Date {
  return new Date(now.getTime() + reminderDays * 24 * 60 * 60 * 1000);
}

type Renewing = { readonly plan: PlanName } & Pick<Grant, 'renewsAt' | 'owedSince'>;

/** The renewal to remind of: one in the coming week, unless an earlier one is still owed. */
export function renewalToAnnounce({ plan, renewsAt, owedSince }: Renewing, now: Date): Date | undefined {
  if (plan !== remindedPlan || owedSince !== null || renewsAt === null) return undefined;
  return renewsAt > now && renewsAt <= remindersUntil(now) ? renewsAt : undefined;
}
