import { dayOf } from '@chalkline/domain/calendar/calendar-date';
import { isDue, publishNow } from '@chalkline/domain/content/publication';
import { and, eq, lte } from 'drizzle-orm';
import type { ContentSet, ItemChange } from '../../content/content-set.ts';
import { applyChanges, lockContent, readContentSet } from '../../content/content-store.ts';
import type { Database } from '../../db/database.ts';
import { contentItems } from '../../db/schema.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { save } from './edit-content.ts';
import { publicationOf, withPublication } from './publish-item.ts';

/** Publishes scheduled items on their day. */
export function goLiveJob(db: Database): Job {
  return {
    name: 'content-go-live',
    everyMilliseconds: 60_000,
    run: async (now) => {
      const today = dayOf(now);
      if (await isAnythingDue(db, today)) await goLive(db, now, today);
    },
  };
}

async function isAnythingDue(db: Database, today: string): Promise<boolean> {
  const due = and(lte(contentItems.scheduledFor, today), eq(contentItems.isDeleted, false));
  return (await db.$count(contentItems, due)) > 0;
}

function goLive(db: Database, now: Date, today: string): Promise<void> {
  return db.transaction(async (tx) => {
    await lockContent(tx);
    const set = await readContentSet(tx);
    await applyChanges(tx, set, dueChanges(set, today), { savedBy: null, savedAt: now });
  });
}

function dueChanges(set: ContentSet, today: string): ItemChange[] {
  return set.present().flatMap((item) => {
    if (item.kind !== 'course' && item.kind !== 'post') return [];
    const publication = publicationOf(item);
    if (!isDue(publication, today)) return [];
    return [save(withPublication(item, publishNow(publication, today)), 'go_live')];
  });
}
