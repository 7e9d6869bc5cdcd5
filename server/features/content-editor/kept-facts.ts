import type { ContentItem } from '../../content/content-item.ts';

/**
 * What a save does not decide: publishing and the order of lessons have calls of their own, an address that is
 * also an id stays, and so do the addresses that lead on to a course.
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
