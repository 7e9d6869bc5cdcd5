/** What the glance at the business shows; each can be taken along as a file for spreadsheets. */
export const overviewCharts = ['members', 'revenue', 'churn', 'funnel', 'prompts', 'waiting'] as const;

export type OverviewChart = (typeof overviewCharts)[number];
