import type { ContentDependent, ContentDependents } from '@chalkline/contract/founder-content';
import { type ContentItem, itemsOfKind } from '../../db/content/content-item.ts';
import type { ContentSet } from '../../db/content/content-set.ts';
import { titleOf } from '../../db/content/listing.ts';
import type { Database } from '../../db/database.ts';
import { countCertificates } from '../certificates/queries.ts';
import { countSubmissions } from '../certifications/queries.ts';
import { countWaiting } from '../notify-me/queries.ts';
import { countLearners } from '../progress/queries.ts';
import { countSnapshots } from '../snapshots/queries.ts';

const mostNames = 5;

/** What hangs on an item: what people have done forbids to delete it, the rest goes or changes with it. */
export async function dependentsOf(
  tx: Database,
  set: ContentSet,
  item: ContentItem,
): Promise<ContentDependents> {
  const going = goingWith(set, item);
  const lessonIds = numbers(itemsOfKind(going, 'lesson'));
  const certificationIds = numbers(itemsOfKind(going, 'certification'));
  const [learners, snapshots, submissions, certificates] = [
    await countLearners(tx, lessonIds),
    await countSnapshots(tx, lessonIds),
    await countSubmissions(tx, certificationIds),
    await countCertificates(tx, certificationIds),
  ];
  return {
    blockers: [
      ...shownOnSite(set, item),
      ...counted('progress', learners, 'People have completed lessons of this and earned XP for it.'),
      ...counted('snapshots', snapshots, 'People have added pictures of their work.'),
      ...counted('submissions', submissions, 'People have handed in work for review.'),
      ...counted('certificates', certificates, 'People hold certificates.'),
    ],
    affected: [
      ...named(
        'lessons',
        itemsOfKind(going, 'lesson').filter((each) => each.id !== item.id),
        'Deleted with it.',
      ),
      ...named(
        'certification',
        itemsOfKind(going, 'certification').filter((each) => each.id !== item.id),
        'Deleted with it.',
      ),
      ...named('prompts', linkingPrompts(set, lessonIds), 'Stay, without the link to it.'),
      ...(item.kind === 'course'
        ? counted(
            'waiting',
            await countWaiting(tx, Number(item.id)),
            'Asked to be told when it is live, and will not be.',
          )
        : []),
    ],
  };
}

/** The item itself and what cannot be without it. */
export function goingWith(set: ContentSet, item: ContentItem): ContentItem[] {
  if (item.kind !== 'course') return [item];
  const courseId = Number(item.id);
  const certifications = itemsOfKind(set.present(), 'certification');
  return [
    item,
    ...set.lessonsOf(courseId),
    ...certifications.filter(({ facts }) => facts.courseId === courseId),
  ];
}

function shownOnSite(set: ContentSet, item: ContentItem): ContentDependent[] {
  const [site] = itemsOfKind(set.present(), 'site');
  if (item.kind !== 'course' || !site) return [];
  const isShown =
    site.facts.flagshipCourseSlug === item.facts.slug ||
    site.facts.featuredCourseIds.includes(Number(item.id));
  const text = 'The site settings show this course on the front page. Choose another one there first.';
  return isShown ? [{ what: 'site', count: 1, names: [titleOf(site)], text }] : [];
}

function linkingPrompts(set: ContentSet, lessonIds: readonly number[]): ContentItem[] {
  const gone = new Set(lessonIds);
  return itemsOfKind(set.present(), 'prompt').filter(({ facts }) =>
    facts.lessonIds.some((id) => gone.has(id)),
  );
}

function numbers(items: readonly ContentItem[]): number[] {
  return items.map(({ id }) => Number(id));
}

function counted(what: ContentDependent['what'], count: number, text: string): ContentDependent[] {
  return count > 0 ? [{ what, count, names: [], text }] : [];
}

function named(
  what: ContentDependent['what'],
  items: readonly ContentItem[],
  text: string,
): ContentDependent[] {
  const names = items.slice(0, mostNames).map(titleOf);
  return items.length > 0 ? [{ what, count: items.length, names, text }] : [];
}
