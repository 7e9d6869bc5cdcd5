import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backupsToDelete, isBackupDue, isBackupLate, keptBackups } from './backup-schedule.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const at = (time: string) => ({ name: time, createdAt: new Date(time) });

/** What is left when a backup is made every day and old ones are deleted each time. */
function afterDays(count: number): string[] {
  let backups: ReturnType<typeof at>[] = [];
  for (let index = 0; index < count; index += 1) {
    backups.push(at(new Date(Date.parse('2026-01-01T03:00:00Z') + index * day).toISOString()));
    const gone = new Set(backupsToDelete(backups));
    backups = backups.filter((backup) => !gone.has(backup));
  }
  return backups.map(({ name }) => name.slice(0, 10));
}

describe('backups', () => {
  it('are all kept in the first week', () => {
    expect(afterDays(7)).toHaveLength(7);
  });

  it('become fewer with age: seven days, four weeks and twelve months', () => {
    expect(afterDays(365)).toEqual(
      [
        // The last of each month,
        ...[
          '01-31',
          '02-28',
          '03-31',
          '04-30',
          '05-31',
          '06-30',
          '07-31',
          '08-31',
          '09-30',
          '10-31',
          '11-30',
        ],
        // of each week,
        ...['12-13', '12-20'],
        // and of each day.
        ...['12-25', '12-26', '12-27', '12-28', '12-29', '12-30', '12-31'],
      ].map((rest) => `2026-${rest}`),
    );
  });

  it('of one day are represented by the newest', () => {
    const [early, late] = [at('2026-11-17T01:00:00Z'), at('2026-11-17T23:00:00Z')];
    expect(backupsToDelete([late, early])).toEqual([early]);
  });

  it('never include the newest, and never more than the limits', () => {
    const moments = fc.array(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
      {
        minLength: 1,
      },
    );
    fc.assert(
      fc.property(moments, (dates) => {
        const backups = dates.map((createdAt, index) => ({ name: String(index), createdAt }));
        const gone = backupsToDelete(backups);
        const newest = Math.max(...dates.map(Number));
        const left = backups.filter((backup) => !gone.includes(backup));
        expect(left.some(({ createdAt }) => createdAt.getTime() === newest)).toBe(true);
        expect(left.length).toBeLessThanOrEqual(keptBackups.days + keptBackups.weeks + keptBackups.months);
      }),
    );
  });

  it('are due a day after the latest one, at the same hour', () => {
    const now = new Date('2026-11-17T03:00:00Z');
    expect(isBackupDue(undefined, now)).toBe(true);
    expect(isBackupDue(new Date('2026-11-16T03:01:00Z'), now)).toBe(true);
    expect(isBackupDue(new Date('2026-11-16T04:00:00Z'), now)).toBe(false);
  });

  it('are late after a day and two hours, or when there is none', () => {
    const now = new Date('2026-11-17T12:00:00Z');
    expect(isBackupLate(undefined, now)).toBe(true);
    expect(isBackupLate(new Date(now.getTime() - 26 * hour), now)).toBe(false);
    expect(isBackupLate(new Date(now.getTime() - 27 * hour), now)).toBe(true);
  });
});
