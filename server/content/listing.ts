import { undatedGoesLast } from '@chalkline/domain/courses/course-order';
import { snippetCategories } from '@chalkline/domain/prompts/categories';
import type { ContentItem } from './content-item.ts';

/** The columns of an item in the content list. */
export interface Listing {
  readonly title: string;
  readonly place: string;
  readonly courseId: number | null;
  readonly scheduledFor: string | null;
}

export function listingOf(item: ContentItem): Listing {
  return {
    title: titleOf(item),
    place: placeOf(item),
    courseId: courseIdOf(item),
    scheduledFor: scheduledFor(item),
  };
}

export function titleOf(item: ContentItem): string {
  if (item.kind === 'site') return 'Site settings';
  return item.kind === 'certification' ? item.facts.name : item.facts.title;
}

/**
 * Courses sort by the day they go live, lessons by course and order, prompts by category, posts newest
 * first.
 */
function placeOf(item: ContentItem): string {
  switch (item.kind) {
    case 'course':
      return `${item.facts.goesLiveDate ?? undatedGoesLast} ${padded(Number(item.id))}`;
    case 'lesson':
      return `${padded(item.facts.courseId)} ${padded(item.facts.orderIndex)}`;
    case 'prompt':
      return `${snippetCategories.indexOf(item.facts.category)} ${padded(Number(item.id))}`;
    case 'certification':
      return padded(Number(item.id));
    case 'post':
      return padded(99_999_999 - Number(item.facts.publishedOn.replaceAll('-', '')));
    default:
      return item.id;
  }
}

function courseIdOf(item: ContentItem): number | null {
  return item.kind === 'lesson' || item.kind === 'certification' ? item.facts.courseId : null;
}

/** The day on which it goes live by itself. */
export function scheduledFor(item: ContentItem): string | null {
  if (item.kind === 'course') return item.facts.isScheduled ? (item.facts.goesLiveDate ?? null) : null;
  if (item.kind === 'post') return item.facts.isScheduled ? item.facts.publishedOn : null;
  return null;
}

function padded(number: number): string {
  return String(number).padStart(10, '0');
}
