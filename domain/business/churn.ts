/** How many paid again and again at the end of a day, and how many had stopped since the day before. */
export interface SubscriberDay {
  readonly subscribers: number;
  /** Who held a subscription the day before and holds nothing that they paid for any more. */
  readonly lost: number;
}

/** Churn is measured over so many days. */
export const churnWindow = 30;

/**
 * Of those who subscribed at the beginning of a window, the share that was lost in it. The first day is the
 * beginning, and what was lost on it belongs to the window before. Nothing when there was nobody to lose.
 */
export function churnRate(days: readonly SubscriberDay[]): number | null {
  const [beginning, ...window] = days;
  if (!beginning || beginning.subscribers === 0) return null;
  const lost = window.reduce((sum, day) => sum + day.lost, 0);
  return Math.min(1, lost / beginning.subscribers);
}

/** The churn on each of the last days, measured over the window that ends there. */
export function churnByDay(days: readonly SubscriberDay[], count: number): (number | null)[] {
  return Array.from({ length: count }, (_, index) => {
    const end = days.length - count + index + 1;
    return churnRate(days.slice(Math.max(0, end - churnWindow - 1), end));
  });
}

/** "4.2%". */
export function percentLabel(share: number): string {
  const percent = Math.round(share * 1000) / 10;
  return `${percent}%`;
}
