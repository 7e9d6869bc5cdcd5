import type { CalendarDate } from '../calendar/calendar-date.ts';

/** The last day on which each major version gets security fixes, as their makers announce it. */
const supportEnds: Readonly<Record<'Node.js' | 'PostgreSQL', Readonly<Record<number, CalendarDate>>>> = {
  'Node.js': {
    20: '2026-04-30',
    22: '2027-04-30',
    24: '2028-04-30',
    26: '2029-04-30',
  },
  PostgreSQL: {
    14: '2026-11-12',
    15: '2027-11-11',
    16: '2028-11-09',
    17: '2029-11-08',
    18: '2030-11-14',
  },
};

/** Whether a version no longer gets security fixes. A version that is newer than this list does. */
export function isOutdated(program: keyof typeof supportEnds, version: string, today: CalendarDate): boolean {
  const major = Number.parseInt(version.replace(/^v/, ''), 10);
  const known = supportEnds[program];
  const end = known[major];
  if (end !== undefined) return end < today;
  return major < Math.max(...Object.keys(known).map(Number));
}
