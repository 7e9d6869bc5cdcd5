import type { ContentItem } from '../../content/content-item.ts';

/**
 * The fields that a save does not change: publishing and the lesson order have their own calls, and slugs
 * that are ids and former slugs stay.
 */
export function keptFacts(item: ContentItem): Readonly<Record<string, unknown>> {
  switch (item.kind) {
    case 'course':
      return { ...publicationOf(item.facts), formerSlugs: item.facts.formerSlugs };
    case 'post':
      return { ...publicationOf(item.facts), slug: item.facts.slug };
    case 'lesson':
      return { courseId: item.facts.courseId, orderIndex: item.facts.orderIndex };
    case 'legal':
      return { slug: item.facts.slug };
    default:
      return {};
  }
}

interface PublicationFacts {
  readonly isPublished: boolean;
  readonly isScheduled?: true | undefined;
}

function publicationOf({ isPublished, isScheduled }: PublicationFacts) {
  return { isPublished, isScheduled };
}
