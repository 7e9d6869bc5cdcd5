import type { ContentState, ContentSummary } from '@chalkline/contract/founder-content';
import { fullName } from '@chalkline/domain/account/person-name';
import type { SaveKind } from '@chalkline/domain/content/content-kinds';
import type { ContentItem } from '../../content/content-item.ts';
import { titleOf } from '../../content/listing.ts';

type Person = Parameters<typeof fullName>[0];

export interface SummaryRow {
  readonly item: ContentItem;
  readonly version: number;
  readonly isDeleted: boolean;
  readonly saveKind: SaveKind;
  readonly savedAt: Date;
  readonly savedBy: Person | null;
  readonly hasDraft: boolean;
  /** Only for lessons and certifications. */
  readonly course: CourseOfItem | null;
}

interface CourseOfItem {
  readonly slug: string;
  readonly isPublished: boolean;
}

export function summaryOf(row: SummaryRow): ContentSummary {
  const { item, version, saveKind, savedAt, savedBy, hasDraft, course } = row;
  return {
    kind: item.kind,
    id: item.id,
    title: titleOf(item),
    slug: item.kind === 'site' ? '' : item.facts.slug,
    state: stateOf(row),
    day: dayOf(item),
    publicPath: publicPath(item, course),
    courseId: item.kind === 'lesson' || item.kind === 'certification' ? item.facts.courseId : null,
    orderIndex: item.kind === 'lesson' ? item.facts.orderIndex : null,
    category: item.kind === 'course' || item.kind === 'prompt' ? item.facts.category : null,
    isFree: (item.kind === 'lesson' || item.kind === 'prompt') && item.facts.isFree === true,
    version,
    saveKind,
    savedAt: savedAt.toISOString(),
    savedBy: savedBy && fullName(savedBy),
    hasDraft,
  };
}

/**
 * Lessons and certifications are public when their course is. Kinds without a publication state are always
 * public.
 */
function stateOf({ item, isDeleted, course }: SummaryRow): ContentState {
  if (isDeleted) return 'deleted';
  if (item.kind === 'lesson' || item.kind === 'certification') {
    return course?.isPublished ? 'live' : 'unpublished';
  }
  if (item.kind !== 'course' && item.kind !== 'post') return 'live';
  if (item.facts.isPublished) return 'live';
  return item.facts.isScheduled ? 'scheduled' : 'unpublished';
}

function dayOf(item: ContentItem): string | null {
  if (item.kind === 'course') return item.facts.goesLiveDate ?? null;
  return item.kind === 'post' ? item.facts.publishedOn : null;
}

function publicPath(item: ContentItem, course: Pick<CourseOfItem, 'slug'> | null): string | null {
  switch (item.kind) {
    case 'course':
    case 'legal':
      return `/${item.facts.slug}`;
    case 'lesson':
      return course && `/${course.slug}/${item.facts.orderIndex}`;
    case 'prompt':
      return `/prompts?prompt=${item.id}`;
    case 'post':
      return `/blog/${item.facts.slug}`;
    case 'site':
      return '/';
    case 'certification':
      return null;
  }
}
