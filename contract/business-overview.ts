import { planNames } from '@chalkline/domain/billing/plans';
import { overviewCharts } from '@chalkline/domain/business-overview/charts';
import { periods } from '@chalkline/domain/calendar/period';
import { z } from 'zod';

const day = z.iso.date();
const count = z.int();

/** People by the highest plan that they hold, at the end of a day. */
const memberDaySchema = z.object({
  day,
  Free: count,
  Monthly: count,
  Annual: count,
  Lifetime: count,
  Consulting: count,
});

const revenueDaySchema = z.object({ day, cents: count });

const churnDaySchema = z.object({
  day,
  subscribers: count,
  gained: count,
  lost: count,
  /** Who subscribed thirty days before, and how many of those pay nothing any more. */
  cohort: count,
  cohortLost: count,
  /** The share of them; nothing when there was nobody to lose. */
  rate: z.number().nullable(),
});

const funnelSchema = z.object({
  courseId: z.int(),
  title: z.string(),
  started: count,
  finished: count,
  lessons: z.array(z.object({ lessonId: z.int(), order: z.int(), title: z.string(), finished: count })),
});

/** How the business has gone over a period, up to now. */
export const businessOverviewSchema = z
  .object({
    days: z.literal(periods),
    /** When the last day was counted; nothing before it ever was. */
    countedAt: z.iso.datetime().nullable(),
    members: z.array(memberDaySchema),
    revenue: z.array(revenueDaySchema),
    churn: z.array(churnDaySchema),
    /** Every course that can be taken. */
    courses: z.array(z.object({ id: z.int(), title: z.string() })),
    funnel: funnelSchema.nullable(),
    prompts: z.array(z.object({ id: z.int(), title: z.string(), copies: count })),
    /** Courses that people want to hear of: how many confirmed it, and how many have not yet. */
    waiting: z.array(z.object({ courseId: z.int(), title: z.string(), confirmed: count, asked: count })),
  })
  .meta({ id: 'Glance' });

export type BusinessOverview = z.infer<typeof businessOverviewSchema>;

/** Read as any text: an address that asks for something else is shown the usual. */
export const overviewQuerySchema = z.object({ days: z.string().optional(), course: z.string().optional() });

export const overviewFileSchema = z.object({
  chart: z.enum(overviewCharts.map((chart) => `${chart}.csv` as const)),
});

/** Renewals that could not be charged, the oldest first. */
export const owedPaymentsSchema = z
  .object({
    count,
    payments: z.array(
      z.object({
        userId: z.uuid(),
        name: z.string(),
        plan: z.enum(planNames),
        since: z.iso.datetime(),
        /** Until when the plan holds without a payment. */
        until: z.iso.datetime().nullable(),
      }),
    ),
  })
  .meta({ id: 'OwedPayments' });

export type OwedPayments = z.infer<typeof owedPaymentsSchema>;
