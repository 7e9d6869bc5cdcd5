import type {
  ContentDraft,
  ContentItem,
  ContentSummary,
  ContentVersion,
} from '@chalkline/contract/founder-content';

/** Items of the content editor for tests. */

const savedByRobin = {
  version: 3,
  savedAt: '2026-01-10T09:00:00.000Z',
  savedBy: 'Robin Ashdown',
  saveKind: 'save',
} as const;

export const aPromptItem: ContentItem = {
  kind: 'prompt',
  id: '43',
  title: 'Send an email once',
  slug: 'send-an-email-once',
  state: 'live',
  day: null,
  publicPath: '/prompts',
  courseId: null,
  orderIndex: null,
  category: 'Design',
  isFree: false,
  ...savedByRobin,
  hasDraft: false,
  facts: {
    slug: 'send-an-email-once',
    title: 'Send an email once',
    description: 'No email is sent twice.',
    category: 'Design',
    lessonIds: [],
  },
  body: 'Send {{the email}} once.',
  draft: null,
  editing: [],
};

export const aCourseItem: ContentItem = {
  ...aPromptItem,
  kind: 'course',
  id: '39',
  title: 'Build Your First Website',
  slug: 'build-your-first-website',
  day: '2026-01-10',
  publicPath: '/build-your-first-website',
  category: 'Frontend',
  facts: {
    slug: 'build-your-first-website',
    title: 'Build Your First Website',
    category: 'Frontend',
    difficulty: 'beginner',
    duration: '2 h',
    icon: 'globe',
    isPublished: true,
    goesLiveDate: '2026-01-10',
  },
  body: 'From an idea to a page.',
};

export const aPostItem: ContentItem = {
  ...aPromptItem,
  kind: 'post',
  id: 'read-an-error',
  title: 'Read an error without panic',
  slug: 'read-an-error',
  day: '2026-01-05',
  publicPath: '/blog/read-an-error',
  category: null,
  facts: {
    slug: 'read-an-error',
    title: 'Read an error without panic',
    description: 'Errors say what to do.',
    publishedOn: '2026-01-05',
    author: 'Robin Ashdown',
    tags: ['errors'],
    isPublished: true,
  },
  body: 'Read it aloud.',
};

export const aLessonItem: ContentItem = {
  ...aPromptItem,
  kind: 'lesson',
  id: '3901',
  title: 'Say what you want',
  slug: 'say-what-you-want',
  publicPath: '/build-your-first-website/1',
  courseId: Number(aCourseItem.id),
  orderIndex: 1,
  category: null,
  facts: {
    courseId: Number(aCourseItem.id),
    orderIndex: 1,
    slug: 'say-what-you-want',
    title: 'Say what you want',
    description: 'The first lesson.',
    duration: '8 min',
    xpReward: 50,
    videoUrl: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
    keyLearningPoints: [],
    buildPoints: [],
    checks: [],
  },
  body: 'Some notes.',
};

/** The row of an item in a list. */
export function summaryOf(item: ContentItem): ContentSummary {
  const { facts: _, body: __, draft: ___, editing: ____, ...summary } = item;
  return summary;
}

/** The lessons of a course in a list, in order. */
export function lessonSummaries(titles: readonly string[]): ContentSummary[] {
  return titles.map((title, index) => ({
    ...summaryOf(aPromptItem),
    kind: 'lesson',
    id: String(3901 + index),
    title,
    slug: `lesson-${index + 1}`,
    courseId: Number(aCourseItem.id),
    orderIndex: index + 1,
    category: null,
  }));
}

/** The next version of an item, with other values of some fields. */
export function savedWith(
  item: ContentItem,
  { facts = {}, body = item.body, ...rest }: Partial<ContentItem>,
): ContentItem {
  const merged = { ...item.facts, ...facts };
  const title = typeof merged.title === 'string' ? merged.title : item.title;
  return { ...item, title, version: item.version + 1, draft: null, ...rest, facts: merged, body };
}

/** The caller's own draft of an item. */
export function draftOf(item: ContentItem, facts: Readonly<Record<string, unknown>>): ContentDraft {
  return {
    kind: item.kind,
    itemId: item.id,
    basedOn: item.version,
    facts: { ...item.facts, ...facts },
    body: item.body,
    updatedAt: '2026-01-11T10:00:00.000Z',
  };
}

/** An item as one of its versions. */
export function versionOf(item: ContentItem, facts: Partial<ContentVersion> = {}): ContentVersion {
  const { version, title, savedAt, savedBy, saveKind, body } = item;
  return {
    version,
    title,
    savedAt,
    savedBy,
    saveKind,
    body,
    isDeleted: item.state === 'deleted',
    facts: item.facts,
    changes: [],
    changesIfRestored: [],
    ...facts,
  };
}
