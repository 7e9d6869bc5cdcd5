import { isTimeZone, longestTimeZone } from '@chalkline/domain/calendar/time-zone';
import { z } from 'zod';

const timeZone = z
  .string()
  .max(longestTimeZone)
  .refine(isTimeZone, 'Choose a time zone from the list.')
  .meta({ description: 'The name of a time zone, such as `Europe/Berlin`.' });

export const ownTimeZoneSchema = z
  .strictObject({
    timeZone,
    isDetected: z.boolean().meta({
      description: 'Whether the browser has detected it. It is then only stored if none is known yet.',
    }),
  })
  .meta({ id: 'OwnTimeZone' });

export type OwnTimeZone = z.infer<typeof ownTimeZoneSchema>;

/** The same from a form without scripts. */
export const ownTimeZoneFormSchema = z
  .strictObject({ timeZone, _csrf: z.string().optional() })
  .meta({ id: 'OwnTimeZoneForm' });

export const timeZonesSchema = z.array(z.string()).meta({ id: 'TimeZones' });

export type TimeZones = z.infer<typeof timeZonesSchema>;
