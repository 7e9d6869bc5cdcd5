import { type IsoTime, momentLabel } from '@chalkline/domain/calendar/moment';
import { useTimeZone } from './time-zone.ts';

/** Writes times on the viewer's clock. */
export function useMomentLabel(): (moment: Date | IsoTime) => string {
  const timeZone = useTimeZone();
  return (moment) => momentLabel(moment, timeZone);
}
