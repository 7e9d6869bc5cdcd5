import { dayOf } from '../calendar/calendar-date.ts';
import { isoWeekOf } from '../calendar/time-zone.ts';

/** How many backups are kept: the newest of each of the last days, weeks and months that have one. */
export const keptBackups = { days: 7, weeks: 4, months: 12 } as const;

const hour = 60 * 60 * 1000;
/** A little less than a day, so that backups don't move to a later hour each day. */
const dueAfter = 23.5 * hour;
/** An older one than this means that something prevents them. */
export const lateAfterHours = 26;

export interface DatedBackup {
  readonly name: string;
  readonly createdAt: Date;
}

/** The backups that are no longer needed, oldest first. The newest one is always kept. */
export function backupsToDelete<Backup extends DatedBackup>(backups: readonly Backup[]): Backup[] {
  const newestFirst = backups.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const kept = new Set([
    ...newestOfEach(newestFirst, keptBackups.days, dayOf),
    ...newestOfEach(newestFirst, keptBackups.weeks, (moment) => isoWeekOf(dayOf(moment))),
    ...newestOfEach(newestFirst, keptBackups.months, (moment) => dayOf(moment).slice(0, 7)),
  ]);
  return newestFirst.filter((backup) => !kept.has(backup)).toReversed();
}

function newestOfEach<Backup extends DatedBackup>(
  newestFirst: readonly Backup[],
  most: number,
  periodOf: (moment: Date) => string,
): Backup[] {
  const newest = new Map<string, Backup>();
  for (const backup of newestFirst) {
    const period = periodOf(backup.createdAt);
    if (!newest.has(period)) newest.set(period, backup);
  }
  return [...newest.values()].slice(0, most);
}

/** Whether the next backup should be made, a day after the latest one. */
export function isBackupDue(latest: Date | undefined, now: Date): boolean {
  return isOlder(latest, now, dueAfter);
}

export function isBackupLate(latest: Date | undefined, now: Date): boolean {
  return isOlder(latest, now, lateAfterHours * hour);
}

function isOlder(latest: Date | undefined, now: Date, milliseconds: number): boolean {
  return latest === undefined || now.getTime() - latest.getTime() > milliseconds;
}
