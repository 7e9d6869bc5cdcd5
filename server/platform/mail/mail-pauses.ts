const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** While a letter is being sent it belongs to one process for so long; every step of sending is shorter. */
export const leaseMilliseconds = 5 * minute;

/** After the first failed attempt a minute, then twice as long each time, up to an hour. */
export function pauseAfter(attempts: number): number {
  return Math.min(minute * 2 ** (attempts - 1), hour);
}

/** A database that is out of reach is usually back within a second, or else not for a while. */
export function pauseBeforeMark(attempts: number): number {
  return Math.min(250 * 2 ** (attempts - 1), 5_000);
}

const longestTrying = 3 * day;

/** A letter that could not be sent for days tells nobody anything new. */
export function isWorthTrying(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < longestTrying;
}
