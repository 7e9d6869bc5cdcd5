/** The number of days that churn is measured over. */
export const churnWindow = 30;

/** The subscribers at the beginning of the window, and how many of them no longer pay at its end. */
export interface ChurnCohort {
  readonly cohort: number;
  readonly cohortLost: number;
}

/** The lost share of a cohort. Null for an empty cohort. */
export function churnRate({ cohort, cohortLost }: ChurnCohort): number | null {
  return cohort === 0 ? null : cohortLost / cohort;
}

/** The explanation: "The share of subscribers from 30 days earlier who no longer pay: 1 of 12." */
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
