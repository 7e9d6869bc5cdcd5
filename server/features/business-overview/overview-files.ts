import type { BusinessOverview } from '@chalkline/contract/business-overview';
import { planNames } from '@chalkline/domain/billing/plans';
import type { OverviewChart } from '@chalkline/domain/business-overview/charts';
import { courseFunnel } from '@chalkline/domain/business-overview/course-funnel';
import { csvOf } from '../../platform/text/csv.ts';

/** Each chart as CSV, with the same figures as its table. */
const files: Readonly<Record<OverviewChart, (businessOverview: BusinessOverview) => string>> = {
  members: ({ members }) =>
    csvOf(
      ['Day', ...planNames],
      members.map((row) => [row.day, ...planNames.map((plan) => row[plan])]),
    ),
  revenue: ({ revenue }) =>
    csvOf(
      ['Day', 'Monthly recurring revenue (US dollars)'],
      revenue.map(({ day, cents }) => [day, cents / 100]),
    ),
  churn: ({ churn }) =>
    csvOf(
      [
        'Day',
        'Subscribers',
        'Gained',
        'Lost',
        'Subscribers 30 days before',
        'Of these lost',
        'Churn over 30 days',
      ],
      churn.map(({ day, subscribers, gained, lost, cohort, cohortLost, rate }) => [
        day,
        subscribers,
        gained,
        lost,
        cohort,
        cohortLost,
        rate,
      ]),
    ),
  funnel: ({ funnel }) =>
    csvOf(
      ['Course', 'Lesson', 'Title', 'Finished', 'Stopped here'],
      courseFunnel(funnel?.started ?? 0, funnel?.lessons ?? []).map(({ lesson, stopped }) => [
        funnel?.title ?? '',
        lesson.order,
        lesson.title,
        lesson.finished,
        stopped,
      ]),
    ),
  prompts: ({ prompts }) =>
    csvOf(
      ['Prompt', 'Copies'],
      prompts.map(({ title, copies }) => [title, copies]),
    ),
  waiting: ({ waiting }) =>
    csvOf(
      ['Course', 'Confirmed', 'Not confirmed yet'],
      waiting.map(({ title, confirmed, asked }) => [title, confirmed, asked]),
    ),
};

export function overviewFile(chart: OverviewChart, businessOverview: BusinessOverview): string {
  return files[chart](businessOverview);
}
