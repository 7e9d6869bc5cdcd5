import { type SiteSettings, siteSettingsSchema } from '@chalkline/contract/site';
import { type CalendarDate, dayOf } from '@chalkline/domain/calendar/calendar-date';
import { eq, max } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { documents } from '../../db/schema.ts';
import { parseKnown } from './parse-known.ts';

const siteDocument = 'site';

export async function siteSettings(db: Database): Promise<SiteSettings> {
  const [row] = await db
    .select({ body: documents.body })
    .from(documents)
    .where(eq(documents.name, siteDocument));
  if (!row) throw new Error('The site settings are not loaded.');
  return parseKnown(siteSettingsSchema, row.body);
}

/** The other servers whose videos lessons may show. */
export async function allowedVideoHosts(db: Database): Promise<readonly string[]> {
  return (await siteSettings(db)).videoHosts ?? [];
}

/** The day on which content last changed. */
export async function contentChangedOn(db: Database): Promise<CalendarDate> {
  const [row] = await db.select({ last: max(documents.updatedAt) }).from(documents);
  if (!row?.last) throw new Error('The content is not loaded.');
  return dayOf(row.last);
}
