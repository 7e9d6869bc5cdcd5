const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** While an email is being sent it belongs to one process for this long. Every step of sending is shorter. */
export const leaseMilliseconds = 5 * minute;

/** One minute after the first failed attempt, then twice as long each time, up to an hour. */
export function pauseAfter(attempts: number): number {
  return Math.min(minute * 2 ** (attempts - 1), hour);
}

/** An unreachable database is usually back within a second, or not for a while. */
export function pauseBeforeMark(attempts: number): number {
  return Math.min(250 * 2 ** (attempts - 1), 5_000);
}

const longestTrying = 3 * day;

/** An email is given up when it could not be sent for days, because it is no longer news. */
export function isWorthTrying(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < longestTrying;
}
