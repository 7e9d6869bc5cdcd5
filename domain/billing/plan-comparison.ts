import { dollarsOf, type PaidPlanName } from './prices.ts';
import { prioritySupportPromise } from './priority-support.ts';

/** The prices of the plans, in whole dollars. */
export type PlanAmounts = Readonly<Partial<Record<PaidPlanName, number>>>;

const monthsPerYear = 12;

/** "$24.92 a month: 49% less than Monthly, $289 saved in a year." Undefined when Annual saves nothing. */
export function annualSaving({ Monthly: monthly, Annual: annual }: PlanAmounts): string | undefined {
  if (monthly === undefined || annual === undefined || annual >= monthly * monthsPerYear) return undefined;
  const yearOfMonths = monthly * monthsPerYear;
  const perMonth = dollarsOf(Math.round((annual * 100) / monthsPerYear));
  const saved = yearOfMonths - annual;
  const percent = Math.floor((saved / yearOfMonths) * 100);
  return `${perMonth} a month: ${percent}% less than Monthly, ${dollarsOf(saved * 100)} saved in a year.`;
}

/** When paying once has cost less than the plans that renew: "Pays for itself in month 13 compared with Monthly, …" */
export function lifetimePayoff(amounts: PlanAmounts): string | undefined {
  const { Monthly: monthly, Annual: annual, Lifetime: lifetime } = amounts;
  if (!monthly || !annual || !lifetime) return undefined;
  const month = firstPaymentAbove(lifetime, monthly);
  const year = firstPaymentAbove(lifetime, annual);
  return `Pays for itself in month ${month} compared with Monthly, or year ${year} compared with Annual.`;
}

/** The number of the payment with which the sum of all payments exceeds an amount. */
function firstPaymentAbove(amount: number, payment: number): number {
  return Math.floor(amount / payment) + 1;
}

/** What sets a plan apart from the others, computed from the prices. */
export function planReasons(plan: PaidPlanName, amounts: PlanAmounts): readonly string[] {
  if (plan === 'Annual') return [annualSaving(amounts) ?? [], prioritySupportPromise].flat();
  if (plan === 'Lifetime') return [lifetimePayoff(amounts) ?? []].flat();
  return [];
}
