import { type IsoTime, momentLabel } from '@chalkline/domain/calendar/moment';
import { useQueryClient } from '@tanstack/react-query';
import { knownData } from './resource.ts';
import { currentUserResource } from './resources.ts';

/** Writes times on the viewer's clock. Every page knows its viewer, so nothing is requested for it. */
export function useMomentLabel(): (moment: Date | IsoTime) => string {
  const timeZone = knownData(useQueryClient(), currentUserResource)?.timeZone ?? null;
  return (moment) => momentLabel(moment, timeZone);
}
