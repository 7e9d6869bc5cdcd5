import { isCalendarDate } from '../calendar/calendar-date.ts';

/** The filter of the audit log. */
export interface AuditFilter {
  /** The actor's id; `erased` for deleted accounts. */
  readonly actor: string | undefined;
  readonly action: string | undefined;
  /** What was changed: one item (`member:…`), or a kind (`member`). */
  readonly subject: string | undefined;
  /** The first and the last day, on the reader's calendar. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

export const erasedActor = 'erased';

export const auditFilterNames = ['actor', 'action', 'subject', 'from', 'to'] as const;

const longestValue = 200;

/** The last day whose year has four digits. */
const endOfDays = '9999-12-31';

/** A day that the filter accepts. It includes the whole day, so the following day must exist, too. */
export function isFilterDay(text: string): boolean {
  return isCalendarDate(text) && text !== endOfDays;
}

/** A filter value from the URL; undefined when it is invalid. */
export function filterValue(name: (typeof auditFilterNames)[number], text: string): string | undefined {
  const value = text.trim();
  if (value === '' || value.length > longestValue) return undefined;
  const isDay = name === 'from' || name === 'to';
  return isDay && !isFilterDay(value) ? undefined : value;
}
