import type { ContentDependent, ContentDependents } from '@chalkline/contract/founder-content';
import { uploadedVideoId } from '@chalkline/domain/videos/video-address';
import { type ContentItem, type ItemOf, itemsOfKind } from '../../content/content-item.ts';
import type { ContentSet } from '../../content/content-set.ts';
import { titleOf } from '../../content/listing.ts';
import type { Database } from '../../db/database.ts';
import { countCertificates, hasCertificates } from '../certificates/index.ts';
import { countSubmissions, hasSubmissions } from '../certifications/index.ts';
import { countLearners, hasLearners } from '../progress/index.ts';
import { countSnapshots, hasSnapshots } from '../snapshots/index.ts';
import { countWaitlist } from '../waitlist/index.ts';

const mostNames = 5;

/** What people have done with an item; it prevents deletion. */
interface PeoplesWork {
  readonly what: ContentDependent['what'];
  readonly on: 'lesson' | 'certification';
  readonly text: string;
  count(tx: Database, ids: readonly number[]): Promise<number>;
  isThere(tx: Database, ids: readonly number[]): Promise<boolean>;
}

const peoplesWork: readonly PeoplesWork[] = [
  {
    what: 'progress',
    on: 'lesson',
    text: 'People have completed its lessons and earned XP.',
    count: countLearners,
    isThere: hasLearners,
  },
  {
    what: 'snapshots',
    on: 'lesson',
    text: 'People have added pictures of their work.',
    count: countSnapshots,
    isThere: hasSnapshots,
  },
  {
    what: 'submissions',
    on: 'certification',
    text: 'People have submitted work for review.',
    count: countSubmissions,
    isThere: hasSubmissions,
  },
  {
    what: 'certificates',
    on: 'certification',
    text: 'People have earned certificates.',
    count: countCertificates,
    isThere: hasCertificates,
  },
];

/** What depends on an item: people's work prevents its deletion, the rest is deleted or changed with it. */
export async function dependentsOf(
  tx: Database,
  set: ContentSet,
  item: ContentItem,
): Promise<ContentDependents> {
  const going = deletedTogether(set, item);
  const others = going.filter((each) => each !== item);
  const lessonIds = numbers(itemsOfKind(going, 'lesson'));
  const blockers = shownOnSite(set, item);
  for (const { what, on, text, count } of peoplesWork) {
    blockers.push(...counted(what, await count(tx, numbers(itemsOfKind(going, on))), text));
  }
  return {
    blockers,
    affected: [
      ...named('lessons', itemsOfKind(others, 'lesson'), 'Deleted with it.'),
      ...named('certification', itemsOfKind(others, 'certification'), 'Deleted with it.'),
      ...named('prompts', linkingPrompts(set, lessonIds), 'Kept, but no longer linked to it.'),
      ...(item.kind === 'course'
        ? counted(
            'waiting',
            await countWaitlist(tx, Number(item.id)),
            "On the waitlist, and won't be notified.",
          )
        : []),
      ...counted(
        'videos',
        countUploadedVideos(going),
        'Kept in “Uploaded videos”, where you can free the space.',
      ),
    ],
  };
}

/** Why an item cannot be deleted. Only checks for existence, because nobody else can save meanwhile. */
export async function reasonsAgainstDeletion(
  tx: Database,
  set: ContentSet,
  item: ContentItem,
): Promise<string[]> {
  const going = deletedTogether(set, item);
  const reasons = shownOnSite(set, item).map(({ text }) => text);
  for (const { on, text, isThere } of peoplesWork) {
    if (await isThere(tx, numbers(itemsOfKind(going, on)))) reasons.push(text);
  }
  return reasons;
}

/** The item and what is deleted with it. */
export function deletedTogether(set: ContentSet, item: ContentItem): ContentItem[] {
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
  if (!site || !isOnFrontPage(item, site)) return [];
  const text =
    item.kind === 'course'
      ? 'The site settings show this course on the front page. Choose another one there first.'
      : 'The site settings show this post on the front page as a case study. Choose another one there first.';
  return [{ what: 'site', count: 1, names: [titleOf(site)], text }];
}

function isOnFrontPage(item: ContentItem, { facts }: ItemOf<'site'>): boolean {
  if (item.kind === 'post') return facts.caseStudy?.postSlug === item.facts.slug;
  if (item.kind !== 'course') return false;
  return facts.flagshipCourseSlug === item.facts.slug || facts.featuredCourseIds.includes(Number(item.id));
}

function linkingPrompts(set: ContentSet, lessonIds: readonly number[]): ContentItem[] {
  const gone = new Set(lessonIds);
  return itemsOfKind(set.present(), 'prompt').filter(({ facts }) =>
    facts.lessonIds.some((id) => gone.has(id)),
  );
}

function countUploadedVideos(items: readonly ContentItem[]): number {
  const ids = itemsOfKind(items, 'lesson').flatMap(({ facts }) => uploadedVideoId(facts.videoUrl) ?? []);
  return new Set(ids).size;
}

function numbers(items: readonly Pick<ContentItem, 'id'>[]): number[] {
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
