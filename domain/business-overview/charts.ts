/** What the glance at the business shows; each can be taken along as a file for spreadsheets. */
export const glanceCharts = ['members', 'revenue', 'churn', 'funnel', 'prompts', 'waiting'] as const;

export type GlanceChart = (typeof glanceCharts)[number];
