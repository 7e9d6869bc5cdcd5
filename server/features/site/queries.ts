import { type SiteSettings, siteSettingsSchema } from '@chalkline/contract/site';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { documents } from '../../db/schema.ts';

export const siteDocument = 'site';

export async function siteSettings(db: Database): Promise<SiteSettings> {
  const [row] = await db
    .select({ body: documents.body })
    .from(documents)
    .where(eq(documents.name, siteDocument));
  if (!row) throw new Error('The site settings are not loaded.');
  return siteSettingsSchema.parse(row.body);
}
