/** How far somebody's wish to hear of a course has come. */
export const waitingStates = ['asked', 'confirmed', 'told', 'unsubscribed'] as const;
export type WaitingState = (typeof waitingStates)[number];

/** For how many days an entry is kept: unconfirmed, waiting for its course, and once there is nothing to wait for. */
export const waitingDays = { asked: 7, confirmed: 730, told: 30, unsubscribed: 30 } as const satisfies Record<
  WaitingState,
  number
>;

/** So that nobody can be flooded by somebody else: a day, about one course and to one address. */
export const dailyEmails = { perCourse: 1, perAddress: 5 } as const;

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** No address that mail can be sent to is longer. */
export const longestEmail = 254;

export interface WaitingEntry {
  readonly courseId: number;
  readonly state: WaitingState;
  /** When it came into this state. */
  readonly since: Date;
  /** When it was last asked by mail to be confirmed. */
  readonly emailedAt: Date;
}

/** An address is the same in whatever letters it is written: one entry each for an address and a course. */
export function keptEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Entries in this state that are older are not kept. */
export function keptSince(state: WaitingState, now: Date): Date {
  return new Date(now.getTime() - waitingDays[state] * dayMilliseconds);
}

/** Whether an entry counts for nothing any more, also before it is cleared away. */
export function hasRunOut({ state, since }: Pick<WaitingEntry, 'state' | 'since'>, now: Date): boolean {
  return since < keptSince(state, now);
}

/** Only a course that is not there yet can be waited for. */
export function canBeAwaited({ isPublished }: { readonly isPublished: boolean }): boolean {
  return !isPublished;
}

/**
 * Whether asking for a course sends a letter to confirm it, given everything that this address waits for.
 * Who asks is never told which: it would tell who else is on the list.
 */
export function sendsEmail(courseId: number, entries: readonly WaitingEntry[], now: Date): boolean {
  const aDayAgo = new Date(now.getTime() - dayMilliseconds);
  const recent = entries.filter(({ emailedAt }) => emailedAt > aDayAgo);
  const entry = entries.find((one) => one.courseId === courseId);
  const isWaiting = entry?.state === 'confirmed' && !hasRunOut(entry, now);
  const aboutCourse = recent.filter((one) => one.courseId === courseId).length;
  return !isWaiting && aboutCourse < dailyEmails.perCourse && recent.length < dailyEmails.perAddress;
}

/** What confirming makes of an entry. Of a course that went live meanwhile the page itself tells: no letter follows. */
export function confirmed(
  entry: Pick<WaitingEntry, 'state' | 'since'>,
  course: { readonly isPublished: boolean },
  now: Date,
): WaitingState {
  if (entry.state !== 'asked' || hasRunOut(entry, now)) return entry.state;
  return canBeAwaited(course) ? 'confirmed' : 'told';
}
