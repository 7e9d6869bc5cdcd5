import { isCalendarDate } from '../calendar/calendar-date.ts';

/** Which entries of the audit are wanted. */
export interface AuditFilter {
  /** Who did it, by id; `erased` for those whose accounts are gone. */
  readonly actor: string | undefined;
  readonly action: string | undefined;
  /** What it was done to: one thing (`member:…`), or a kind of them (`member`). */
  readonly subject: string | undefined;
  /** The first and the last day, by the clock of Greenwich. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

export const erasedActor = 'erased';

export const auditFilterNames = ['actor', 'action', 'subject', 'from', 'to'] as const;

const longestValue = 200;

/** No day comes after it that could be written with four digits of the year. */
const endOfDays = '9999-12-31';

/** A day that entries can be asked for: the filter takes in the whole of it, so that another has to follow. */
export function isFilterDay(text: string): boolean {
  return isCalendarDate(text) && text !== endOfDays;
}

/** A value of the filter as it stands in an address; nothing for what cannot be one. */
export function filterValue(name: (typeof auditFilterNames)[number], text: string): string | undefined {
  const value = text.trim();
  if (value === '' || value.length > longestValue) return undefined;
  const isDay = name === 'from' || name === 'to';
  return isDay && !isFilterDay(value) ? undefined : value;
}
