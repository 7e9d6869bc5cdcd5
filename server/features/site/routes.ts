import { sitePath } from '@chalkline/contract/addresses';
import { siteSettingsSchema } from '@chalkline/contract/site';
import type { AppContext } from '../../platform/app-context.ts';
import { cacheUntilContentChanges } from '../../platform/cache/content-cache.ts';
import { contentChangedOn, siteSettings } from './queries.ts';

const marketingPages = ['/', '/replit-courses', '/replit-prompts', '/replit-consulting', '/pricing'];

export function site({ reads, db, contentWatch, indexedPages }: AppContext): void {
  const remembered = cacheUntilContentChanges(contentWatch, () => siteSettings(db));

  reads.add({
    path: sitePath,
    summary: 'Brand and company facts',
    tag: 'Site',
    requires: 'public',
    reply: siteSettingsSchema,
    read: remembered,
  });

  indexedPages.add(async () => {
    const changedOn = await contentChangedOn(db);
    return marketingPages.map((path) => ({ path, changedOn, group: 'Pages' }));
  });
}
