import type { ProblemSource } from './broken-content.ts';
import { type ContentItem, type ItemOf, itemsOfKind } from './content-item.ts';
import { lessonReference } from './lesson-reference.ts';
import type { CheckedContent, Content } from './read-content.ts';

/** Converts items to the form of their files, where courses and lessons are referenced by slug. */
export function contentOf<Problem>(
  items: readonly ContentItem[],
  sourceOf: (item: ContentItem) => ProblemSource<Problem>,
): Content<Problem> {
  const { reference } = namesIn(items);
  const prompts = itemsOfKind(items, 'prompt').map((item) => {
    const { slug: name, lessonIds, isFree: free, ...facts } = item.facts;
    return {
      source: sourceOf(item),
      body: item.body,
      name,
      facts: { id: Number(item.id), free, ...facts, lessons: lessonIds.map(reference) },
    };
  });
  return { ...exceptPrompts(items, sourceOf), prompts };
}

/** The same with only those facts of prompts that are checked, which takes a fraction of the time. */
export function checkedContentOf<Problem>(
  items: readonly ContentItem[],
  sourceOf: (item: ContentItem) => ProblemSource<Problem>,
): CheckedContent<Problem> {
  const { reference } = namesIn(items);
  const prompts = itemsOfKind(items, 'prompt').map((item) => ({
    source: sourceOf(item),
    name: item.facts.slug,
    facts: { id: Number(item.id), lessons: item.facts.lessonIds.map(reference) },
  }));
  return { ...exceptPrompts(items, sourceOf), prompts };
}

function exceptPrompts<Problem>(
  items: readonly ContentItem[],
  sourceOf: (item: ContentItem) => ProblemSource<Problem>,
): Omit<Content<Problem>, 'prompts'> {
  const { courseSlug } = namesIn(items);
  const [site] = itemsOfKind(items, 'site');
  if (!site) throw new Error('There are no site settings.');
  const common = <Item extends ContentItem>(item: Item) => ({ source: sourceOf(item), body: item.body });
  return {
    site: { source: sourceOf(site), settings: site.facts },
    courses: itemsOfKind(items, 'course').map((item) => {
      const { slug, ...facts } = item.facts;
      return { ...common(item), slug, facts: { id: Number(item.id), ...facts } };
    }),
    lessons: inOrder(itemsOfKind(items, 'lesson')).map((item) => {
      const { slug: name, courseId, orderIndex, isFree: free, ...facts } = item.facts;
      return {
        ...common(item),
        name,
        courseSlug: courseSlug(courseId),
        orderIndex,
        facts: { id: Number(item.id), free, ...facts },
      };
    }),
    certifications: itemsOfKind(items, 'certification').map((item) => {
      const { slug: name, courseId, ...facts } = item.facts;
      return {
        ...common(item),
        name,
        facts: { id: Number(item.id), ...facts, course: courseSlug(courseId) },
      };
    }),
    legalPages: itemsOfKind(items, 'legal').map((item) => {
      const { slug: name, ...facts } = item.facts;
      return { ...common(item), name, facts };
    }),
    posts: itemsOfKind(items, 'post').map((item) => {
      const { slug: name, ...facts } = item.facts;
      return { ...common(item), name, facts };
    }),
  };
}

/** How files refer to courses and lessons. Missing ones keep their id. */
export function namesIn(items: readonly ContentItem[]) {
  const courses = new Map(itemsOfKind(items, 'course').map(({ id, facts }) => [Number(id), facts.slug]));
  const courseSlug = (id: number) => courses.get(id) ?? String(id);
  const lessons = new Map(
    itemsOfKind(items, 'lesson').map(({ id, facts }) => [
      Number(id),
      lessonReference({ courseSlug: courseSlug(facts.courseId), name: facts.slug }),
    ]),
  );
  return { courseSlug, reference: (id: number) => lessons.get(id) ?? String(id) };
}

function inOrder(lessons: readonly ItemOf<'lesson'>[]): ItemOf<'lesson'>[] {
  return lessons.toSorted((left, right) => left.facts.orderIndex - right.facts.orderIndex);
}

/** Converts the files' content to items, where courses and lessons are referenced by id. */
export function itemsOf(content: Content<unknown>): ContentItem[] {
  const courseIds = new Map(content.courses.map(({ slug, facts }) => [slug, facts.id]));
  const lessonIds = new Map(content.lessons.map((lesson) => [lessonReference(lesson), lesson.facts.id]));
  const courseId = (slug: string) => known(courseIds, slug);
  return [
    ...content.courses.map(({ slug, facts: { id, ...facts }, body }) =>
      item('course', id, { slug, ...facts }, body),
    ),
    ...content.lessons.map(({ courseSlug, orderIndex, name, facts: { id, free: isFree, ...facts }, body }) =>
      item('lesson', id, { courseId: courseId(courseSlug), orderIndex, slug: name, isFree, ...facts }, body),
    ),
    ...content.prompts.map(({ name, facts: { id, lessons, free: isFree, ...facts }, body }) =>
      item(
        'prompt',
        id,
        { slug: name, isFree, ...facts, lessonIds: lessons.map((each) => known(lessonIds, each)) },
        body,
      ),
    ),
    ...content.certifications.map(({ name, facts: { id, course, ...facts }, body }) =>
      item('certification', id, { slug: name, ...facts, courseId: courseId(course) }, body),
    ),
    ...content.posts.map(({ name, facts, body }) => item('post', name, { slug: name, ...facts }, body)),
    ...content.legalPages.map(({ name, facts, body }) => item('legal', name, { slug: name, ...facts }, body)),
    item('site', 'site', content.site.settings, ''),
  ];
}

function item<Kind extends ContentItem['kind']>(
  kind: Kind,
  id: number | string,
  facts: ItemOf<Kind>['facts'],
  body: string,
): ContentItem {
  return { kind, id: String(id), facts, body } as ContentItem;
}

function known(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`"${name}" was not among the files.`);
  return id;
}
