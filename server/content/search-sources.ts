import { certificationAnchor } from '@chalkline/contract/addresses';
import { requiredToRead } from '@chalkline/domain/access/free-content';
import { spokenWords } from '@chalkline/domain/captions/caption-track';
import { headingsOf, plainText } from '@chalkline/domain/search/plain-text';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { certifications, courses, legalPages, lessons, posts, snippets } from '../db/schema.ts';
import { updateDocuments } from '../db/search-index.ts';
import type { SearchSource } from '../db/search-source.ts';
import { answerSource, answersOf } from './answer-search-source.ts';
import { type ContentItem, itemsOfKind } from './content-item.ts';
import { transcriptOf } from './transcripts.ts';

const numbers = (ids: readonly string[]) => ids.map(Number);

const courseSource: SearchSource = {
  kind: 'course',
  read: async (tx, ids) => {
    const rows = await tx
      .select()
      .from(courses)
      .where(ids && inArray(courses.id, numbers(ids)));
    return rows.map(({ id, title, description, category, slug }) => ({
      id: String(id),
      requires: 'public',
      title,
      context: category,
      summary: plainText(description),
      body: '',
      address: `/${slug}`,
    }));
  },
};

/** A transcript of several lessons is about none of them, such as the one of the sample video. */
const isOwnTranscript = sql<boolean>`(select count(*) from ${lessons} other where other.captions_url = ${lessons}.captions_url) = 1`;

/** Lessons of courses that are not published are not found by anybody. */
const lessonSource: SearchSource = {
  kind: 'lesson',
  read: async (tx, ids) => {
    const rows = await tx
      .select({ lesson: lessons, course: { slug: courses.slug, title: courses.title }, isOwnTranscript })
      .from(lessons)
      .innerJoin(courses, eq(courses.id, lessons.courseId))
      .where(and(eq(courses.isPublished, true), ids && inArray(lessons.id, numbers(ids))));
    return rows.map(({ lesson, course, isOwnTranscript }) => ({
      id: String(lesson.id),
      requires: requiredToRead(lesson),
      title: lesson.title,
      context: `Lesson ${lesson.orderIndex} · ${course.title}`,
      summary: lesson.description,
      headings: [...lesson.keyLearningPoints, ...lesson.buildPoints, ...headingsOf(lesson.notesMarkdown)],
      body: [
        plainText(lesson.notesMarkdown),
        isOwnTranscript ? transcriptOf(lesson.captionsUrl) : '',
        ...lesson.captions.map(({ text }) => spokenWords(text)),
        ...lesson.chapters.map((chapter) => chapter.title),
      ].join('\n'),
      address: `/${course.slug}/${lesson.orderIndex}`,
    }));
  },
};

const promptSource: SearchSource = {
  kind: 'prompt',
  read: async (tx, ids) => {
    const rows = await tx
      .select()
      .from(snippets)
      .where(ids && inArray(snippets.id, numbers(ids)));
    return rows.map((prompt) => ({
      id: String(prompt.id),
      requires: requiredToRead(prompt),
      title: prompt.title,
      context: prompt.category,
      summary: prompt.description,
      body: plainText(prompt.prompt),
      address: `/prompts?prompt=${prompt.id}`,
    }));
  },
};

const certificationSource: SearchSource = {
  kind: 'certification',
  read: async (tx, ids) => {
    const rows = await tx
      .select({ certification: certifications, course: { slug: courses.slug, title: courses.title } })
      .from(certifications)
      .innerJoin(courses, eq(courses.id, certifications.courseId))
      .where(ids && inArray(certifications.id, numbers(ids)));
    return rows.map(({ certification, course }) => ({
      id: String(certification.id),
      requires: 'paid',
      title: certification.name,
      context: `Certification · ${course.title}`,
      summary: certification.description,
      headings: headingsOf(certification.briefMarkdown),
      body: plainText(certification.briefMarkdown),
      address: `/dashboard#${certificationAnchor(certification.id)}`,
      lockedAddress: `/${course.slug}`,
    }));
  },
};

const postSource: SearchSource = {
  kind: 'post',
  read: async (tx, ids) => {
    const rows = await tx
      .select()
      .from(posts)
      .where(and(eq(posts.isPublished, true), ids && inArray(posts.slug, [...ids])));
    return rows.map(({ slug, title, description, tags, markdown }) => ({
      id: slug,
      requires: 'public',
      title,
      context: tags.join(', '),
      summary: description,
      headings: headingsOf(markdown),
      body: plainText(markdown),
      address: `/blog/${slug}`,
    }));
  },
};

const legalSource: SearchSource = {
  kind: 'legal',
  read: async (tx, ids) => {
    const rows = await tx
      .select()
      .from(legalPages)
      .where(ids && inArray(legalPages.name, [...ids]));
    return rows.map(({ name, title, description, markdown }) => ({
      id: name,
      requires: 'public',
      title,
      summary: description,
      headings: headingsOf(markdown),
      body: plainText(markdown),
      address: `/${name}`,
    }));
  },
};

export const contentSearchSources: readonly SearchSource[] = [
  courseSource,
  lessonSource,
  promptSource,
  certificationSource,
  postSource,
  legalSource,
];

/** Makes the documents of changed and deleted items again, and those that depend on them. */
export async function updateContentSearch(tx: Database, items: readonly ContentItem[]): Promise<void> {
  const idsOf = (kind: ContentItem['kind']) => itemsOfKind(items, kind).map(({ id }) => id);
  const courseIds = idsOf('course');
  await updateDocuments(tx, courseSource, courseIds);
  const lessonIds = [...idsOf('lesson'), ...(await lessonsOf(tx, courseIds))];
  await updateDocuments(tx, lessonSource, lessonIds);
  await updateDocuments(tx, answerSource, await answersOf(tx, lessonIds));
  await updateDocuments(tx, promptSource, idsOf('prompt'));
  await updateDocuments(tx, certificationSource, [
    ...idsOf('certification'),
    ...(await certificationsOf(tx, courseIds)),
  ]);
  await updateDocuments(tx, postSource, idsOf('post'));
  await updateDocuments(tx, legalSource, idsOf('legal'));
}

async function lessonsOf(tx: Database, courseIds: readonly string[]): Promise<string[]> {
  if (courseIds.length === 0) return [];
  const rows = await tx
    .select({ id: lessons.id })
    .from(lessons)
    .where(inArray(lessons.courseId, numbers(courseIds)));
  return rows.map(({ id }) => String(id));
}

async function certificationsOf(tx: Database, courseIds: readonly string[]): Promise<string[]> {
  if (courseIds.length === 0) return [];
  const rows = await tx
    .select({ id: certifications.id })
    .from(certifications)
    .where(inArray(certifications.courseId, numbers(courseIds)));
  return rows.map(({ id }) => String(id));
}
