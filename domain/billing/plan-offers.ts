import { guaranteeDays } from './guarantee.ts';
import type { PaidPlanName } from './prices.ts';
import { ticketsPerMonth } from './tickets-per-month.ts';

export interface PlanOffer {
  readonly plan: PaidPlanName;
  readonly title: string;
  readonly stamp?: 'Most Popular' | 'Best Deal';
  readonly covers: string;
  /** Renewal, cancellation and refund, shown next to the button. */
  readonly terms: readonly string[];
}

const guarantee = `${guaranteeDays}-day money-back guarantee.`;

/** The plans as visitors see them, cheapest first. */
export const planOffers: readonly PlanOffer[] = [
  {
    plan: 'Monthly',
    title: 'Monthly',
    covers: 'All courses, prompts and certifications.',
    terms: ['Renews every month. Cancel anytime in Manage plan.', guarantee],
  },
  {
    plan: 'Annual',
    title: 'Annual',
    stamp: 'Most Popular',
    covers: 'All courses, prompts and certifications, with priority support.',
    terms: ['Renews every year. Cancel anytime in Manage plan.', guarantee],
  },
  {
    plan: 'Lifetime',
    title: 'Lifetime',
    stamp: 'Best Deal',
    covers: 'All courses, prompts and certifications, forever.',
    terms: [
      "Pay once; nothing renews. If you have Monthly or Annual, it ends when you buy, and unused time isn't credited.",
      guarantee,
    ],
  },
  {
    plan: 'Consulting',
    title: 'Consulting Add-On',
    covers: `Up to ${ticketsPerMonth} tickets a month for code review, feature builds or getting unstuck. Includes everything in Lifetime while you subscribe.`,
    terms: [
      'Renews every month, on top of any membership you have. Cancel anytime in Manage plan.',
      "The current month can't be refunded.",
    ],
  },
];
