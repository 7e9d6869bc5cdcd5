/** The states of a waitlist entry. */
export const waitlistStates = ['asked', 'confirmed', 'told', 'unsubscribed'] as const;
export type WaitlistState = (typeof waitlistStates)[number];

/**
 * How many days an entry is kept: unconfirmed, waiting for its course, and when there is nothing left to
 * wait for.
 */
export const waitlistDays = {
  asked: 7,
  confirmed: 730,
  told: 30,
  unsubscribed: 30,
} as const satisfies Record<WaitlistState, number>;

/** The daily limits of emails per course and per address, so that nobody can be flooded by somebody else. */
export const dailyEmails = { perCourse: 1, perAddress: 5 } as const;

const dayMilliseconds = 24 * 60 * 60 * 1000;

export interface WaitlistEntry {
  readonly courseId: number;
  readonly state: WaitlistState;
  /** When it entered this state. */
  readonly since: Date;
  /** When the last confirmation email was sent. */
  readonly emailedAt: Date;
}

/** Older entries in this state are deleted. */
export function keptSince(state: WaitlistState, now: Date): Date {
  return new Date(now.getTime() - waitlistDays[state] * dayMilliseconds);
}

/** Whether an entry has expired, also before it is deleted. */
export function hasRunOut({ state, since }: Pick<WaitlistEntry, 'state' | 'since'>, now: Date): boolean {
  return since < keptSince(state, now);
}

/** Only an unpublished course has a waitlist. */
export function canBeAwaited({ isPublished }: { readonly isPublished: boolean }): boolean {
  return !isPublished;
}

/**
 * Whether joining sends a confirmation email, given all entries of this address. The requester is never
 * told which, because it would reveal who is on the list.
 */
export function sendsEmail(courseId: number, entries: readonly WaitlistEntry[], now: Date): boolean {
  const aDayAgo = new Date(now.getTime() - dayMilliseconds);
  const recent = entries.filter(({ emailedAt }) => emailedAt > aDayAgo);
  const entry = entries.find((one) => one.courseId === courseId);
  const isWaiting = entry?.state === 'confirmed' && !hasRunOut(entry, now);
  const aboutCourse = recent.filter((one) => one.courseId === courseId).length;
  return !isWaiting && aboutCourse < dailyEmails.perCourse && recent.length < dailyEmails.perAddress;
}

/**
 * The state of an entry after confirming. When the course went live meanwhile the page says so, and no
 * email follows.
 */
export function confirmed(
  entry: Pick<WaitlistEntry, 'state' | 'since'>,
  course: { readonly isPublished: boolean },
  now: Date,
): WaitlistState {
  if (entry.state !== 'asked' || hasRunOut(entry, now)) return entry.state;
  return canBeAwaited(course) ? 'confirmed' : 'told';
}
