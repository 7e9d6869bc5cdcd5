import { dayOf, longDate } from '@chalkline/domain/calendar/calendar-date';
import type { ReactElement } from 'react';

/** Shows the day of a moment. */
export function Day({ at }: { at: string }): ReactElement {
  return <time dateTime={at}>{longDate(dayOf(at))}</time>;
}
