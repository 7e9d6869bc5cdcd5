import { type CalendarDate, dayOf } from '@chalkline/domain/calendar/calendar-date';
import {
  type Publication,
  publishNow,
  publishOnItsDay,
  unpublish,
} from '@chalkline/domain/content/publication';
import type { ContentItem, ItemOf } from '../../content/content-item.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type Editing, editContent, save } from './edit-content.ts';
import { expectPresent } from './expect-version.ts';
import type { ItemAddress } from './item-address.ts';
import { invalidContent } from './parse-facts.ts';

export type PublishVerb = 'publish' | 'schedule' | 'unpublish';

/** Publishes an item now or on a day, or unpublishes it. */
export function publishItem(
  editing: Editing,
  address: ItemAddress,
  { verb, basedOn }: { readonly verb: PublishVerb; readonly basedOn: number },
): Promise<ItemAddress> {
  const today = dayOf(editing.now());
  return editContent(editing, async (set, tx) => {
    const { item } = await expectPresent(tx, set, { address, basedOn, editorId: editing.editorId });
    const changed = published(publishable(item), verb, today);
    return { action: `content.${verb}`, subject: address, changes: [save(changed, verb)] };
  });
}

export type PublishableItem = ItemOf<'course'> | ItemOf<'post'>;

function publishable(item: ContentItem): PublishableItem {
  if (item.kind === 'course' || item.kind === 'post') return item;
  throw new Refusal('conflict', "This goes public as soon as you save it, so there's nothing to publish.");
}

function published(item: PublishableItem, verb: PublishVerb, today: CalendarDate): ContentItem {
  const publication = publicationOf(item);
  if (verb === 'unpublish') return withPublication(item, unpublish(publication, today));
  if (verb === 'publish') return withPublication(item, publishNow(publication, today));
  const scheduled = publishOnItsDay(publication, today);
  if (scheduled) return withPublication(item, scheduled);
  const field = item.kind === 'course' ? 'goesLiveDate' : 'publishedOn';
  throw invalidContent([{ field, message: 'must be a future date, because it publishes on that day' }]);
}

export function publicationOf({ kind, facts }: PublishableItem): Publication {
  return {
    isPublished: facts.isPublished,
    isScheduled: facts.isScheduled ?? false,
    day: (kind === 'course' ? facts.goesLiveDate : facts.publishedOn) ?? null,
  };
}

export function withPublication(
  item: PublishableItem,
  { isPublished, isScheduled, day }: Publication,
): ContentItem {
  const schedule = { isPublished, ...(isScheduled ? { isScheduled: true as const } : {}) };
  if (item.kind === 'post') {
    const { isScheduled: _, ...facts } = item.facts;
    // A post has a date even while it is unpublished.
    return { ...item, facts: { ...facts, ...schedule, publishedOn: day ?? facts.publishedOn } };
  }
  const { isScheduled: _, goesLiveDate: __, ...facts } = item.facts;
  return { ...item, facts: { ...facts, ...schedule, ...(day === null ? {} : { goesLiveDate: day }) } };
}
