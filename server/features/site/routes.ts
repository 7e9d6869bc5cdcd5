import { sitePath } from '@chalkline/contract/addresses';
import { siteSettingsSchema } from '@chalkline/contract/site';
import { z } from 'zod';
import { rememberUntilContentChanges } from '../../platform/content-memory.ts';
import type { House } from '../../platform/house.ts';
import { siteSettings } from './queries.ts';

export function site({ reads, db, contentWatch }: House): void {
  const remembered = rememberUntilContentChanges(contentWatch, () => siteSettings(db));

  reads.add({
    path: sitePath,
    summary: 'Brand and company facts',
    tag: 'Site',
    requires: 'public',
    parameters: z.object({}),
    query: z.object({}),
    reply: siteSettingsSchema,
    read: remembered,
  });
}
