import { planNames } from '@chalkline/domain/billing/plans';
import { overviewCharts } from '@chalkline/domain/business-overview/charts';
import { periods } from '@chalkline/domain/calendar/period';
import { z } from 'zod';

const day = z.iso.date();
const count = z.int();

/** People by their highest plan at the end of a day. */
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
  /** The subscribers of thirty days before, and how many of them no longer pay. */
  cohort: count,
  cohortLost: count,
  /** Their share; null for an empty cohort. */
  rate: z.number().nullable(),
});

const funnelSchema = z.object({
  courseId: z.int(),
  title: z.string(),
  started: count,
  finished: count,
  lessons: z.array(z.object({ lessonId: z.int(), order: z.int(), title: z.string(), finished: count })),
});

/** The business figures of a period up to now. */
export const businessOverviewSchema = z
  .object({
    days: z.literal(periods),
    /** When the last day was counted; null before the first time. */
    countedAt: z.iso.datetime().nullable(),
    members: z.array(memberDaySchema),
    revenue: z.array(revenueDaySchema),
    churn: z.array(churnDaySchema),
    /** Every published course. */
    courses: z.array(z.object({ id: z.int(), title: z.string() })),
    funnel: funnelSchema.nullable(),
    prompts: z.array(z.object({ id: z.int(), title: z.string(), copies: count })),
    /** The waitlists: how many entries are confirmed, and how many not yet. */
    waiting: z.array(z.object({ courseId: z.int(), title: z.string(), confirmed: count, asked: count })),
  })
  .meta({ id: 'BusinessOverview' });

export type BusinessOverview = z.infer<typeof businessOverviewSchema>;

/** Any text: unknown values show the default. */
export const overviewQuerySchema = z.object({ days: z.string().optional(), course: z.string().optional() });

export const overviewFileSchema = z.object({
  chart: z.enum(overviewCharts.map((chart) => `${chart}.csv` as const)),
});

/** Overdue renewals, the oldest first. */
export const owedPaymentsSchema = z
  .object({
    count,
    payments: z.array(
      z.object({
        userId: z.uuid(),
        name: z.string(),
        plan: z.enum(planNames),
        since: z.iso.datetime(),
        /** How long the plan stays active without a payment. */
        until: z.iso.datetime().nullable(),
      }),
    ),
  })
  .meta({ id: 'OwedPayments' });

export type OwedPayments = z.infer<typeof owedPaymentsSchema>;

/** How much waits in the areas that the caller may use. */
export const waitingWorkSchema = z
  .object({
    reviews: z.int().optional().meta({ description: 'Submissions that the caller can decide.' }),
    tickets: z.int().optional().meta({ description: 'Tickets in Priority and In Progress.' }),
    questions: z.int().optional().meta({ description: 'Questions without an answer.' }),
  })
  .meta({ id: 'WaitingWork' });

export type WaitingWork = z.infer<typeof waitingWorkSchema>;
