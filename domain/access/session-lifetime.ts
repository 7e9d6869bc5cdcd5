const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Sessions end after 30 days without use. */
const idleSeconds = 30 * day;
/** Sessions end 90 days after sign-in, even if used. */
const longestSeconds = 90 * day;
/** Whoever works here can do more harm, so their sessions end sooner. */
const staffIdleSeconds = 12 * hour;

/** Using a session is written down at most this often, so that reading does not mean writing. */
const noteEverySeconds = hour;
const noteStaffEverySeconds = 5 * minute;

/** How long a sign-in is fresh enough for what needs one. */
const recentSeconds = 15 * minute;

export interface SessionTimes {
  /** When the person signed in. */
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

/** Whether a session still lets its person in. */
export function isSessionAlive(
  { createdAt, lastSeenAt }: SessionTimes,
  isStaff: boolean,
  now: Date,
): boolean {
  const mayBeIdle = isStaff ? staffIdleSeconds : idleSeconds;
  return secondsBetween(createdAt, now) < longestSeconds && secondsBetween(lastSeenAt, now) < mayBeIdle;
}

/** When a session ends unless it is used again. */
export function sessionEnd(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + idleSeconds * 1000, createdAt.getTime() + longestSeconds * 1000));
}

/** Whether it is time to write down that a session is in use. */
export function isUseDueToBeNoted(lastSeenAt: Date, isStaff: boolean, now: Date): boolean {
  return secondsBetween(lastSeenAt, now) > (isStaff ? noteStaffEverySeconds : noteEverySeconds);
}

/** Whether somebody has signed in recently enough to do what needs it, such as giving a role or money back. */
export function isRecentSignIn(signedInAt: Date, now: Date): boolean {
  return secondsBetween(signedInAt, now) < recentSeconds;
}

function secondsBetween(earlier: Date, later: Date): number {
  return (later.getTime() - earlier.getTime()) / 1000;
}
