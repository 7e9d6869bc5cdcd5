import { dayLabel, type IsoTime } from '@chalkline/domain/calendar/moment';
import type { ReactElement } from 'react';
import { useTimeZone } from './time-zone.ts';

/** The day of a moment, on the viewer's calendar. */
export function Day({ at }: { at: IsoTime }): ReactElement {
  return <time dateTime={at}>{dayLabel(at, useTimeZone())}</time>;
}
