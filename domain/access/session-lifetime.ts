const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Sessions end after 30 days without use. */
const idleSeconds = 30 * day;
/** Sessions end 90 days after sign-in, even if used. */
const longestSeconds = 90 * day;
/** Staff can do more harm, so their sessions end sooner. */
const staffIdleSeconds = 12 * hour;

/** The use of a session is recorded at most this often, so that not every read causes a write. */
const recordEverySeconds = hour;
const recordStaffEverySeconds = 5 * minute;

/** How long a sign-in counts as recent. */
const recentSeconds = 15 * minute;

export interface SessionTimes {
  /** When the person signed in. */
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

/** Whether a session is still valid. */
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

/** Whether the use of a session should be recorded now. */
export function shouldRecordUse(lastSeenAt: Date, isStaff: boolean, now: Date): boolean {
  return secondsBetween(lastSeenAt, now) > (isStaff ? recordStaffEverySeconds : recordEverySeconds);
}

/**
 * Whether a person has signed in recently enough for sensitive actions, such as granting a role or a
 * refund.
 */
export function isRecentSignIn(signedInAt: Date, now: Date): boolean {
  return secondsBetween(signedInAt, now) < recentSeconds;
}

function secondsBetween(earlier: Date, later: Date): number {
  return (later.getTime() - earlier.getTime()) / 1000;
}
