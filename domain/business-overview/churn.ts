/** Churn is measured over so many days. */
export const churnWindow = 30;

/** The people who subscribed when a window began, and how many of those pay nothing any more at its end. */
export interface ChurnCohort {
  readonly cohort: number;
  readonly cohortLost: number;
}

/** The share of a cohort that was lost. Nothing when there was nobody to lose. */
export function churnRate({ cohort, cohortLost }: ChurnCohort): number | null {
  return cohort === 0 ? null : cohortLost / cohort;
}

/** What the figure says: "The share of subscribers from 30 days earlier who no longer pay: 1 of 12." */
export function churnSentence({ cohort, cohortLost }: ChurnCohort): string {
  return cohort === 0
    ? `Nobody subscribed ${churnWindow} days ago, so there's no figure yet.`
    : `The share of subscribers from ${churnWindow} days earlier who no longer pay: ${cohortLost} of ${cohort}.`;
}

/** "4.2%". */
export function percentLabel(share: number): string {
  const percent = Math.round(share * 1000) / 10;
  return `${percent}%`;
}
