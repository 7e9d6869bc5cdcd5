/** The charts of the business overview. Each can be downloaded as CSV. */
export const overviewCharts = ['members', 'revenue', 'churn', 'funnel', 'prompts', 'waiting'] as const;

export type OverviewChart = (typeof overviewCharts)[number];
