const grace = 15 * 60 * 1000;

interface JobState {
  readonly everyMilliseconds: number;
  /** When it last succeeded. */
  readonly finishedAt: Date | null;
  readonly failedAt: Date | null;
  /** Until when a process runs it. */
  readonly leasedUntil: Date | null;
}

/** Whether a job should have succeeded again by now. One that is running isn't late, however long it takes. */
export function isJobLate(
  { everyMilliseconds, finishedAt, failedAt, leasedUntil }: JobState,
  now: Date,
): boolean {
  if (leasedUntil !== null && leasedUntil > now) return false;
  if (finishedAt === null) return failedAt !== null;
  return now.getTime() - finishedAt.getTime() > everyMilliseconds + grace;
}

/** Whether the latest run that ended failed. */
export function hasJobFailed({ finishedAt, failedAt }: Pick<JobState, 'finishedAt' | 'failedAt'>): boolean {
  return failedAt !== null && (finishedAt === null || finishedAt < failedAt);
}
