import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SiteSettings, siteSettingsSchema } from '@chalkline/contract/site';
import type { z } from 'zod';
import { BrokenContent, type ContentProblem } from './broken-content.ts';
import { findContradictions } from './contradictions.ts';
import { courseFacts, lessonFacts, lessonFileName } from './course-files.ts';
import { parseFrontMatter } from './front-matter.ts';
import { YamlSource } from './yaml-source.ts';

export interface SourceOf<Facts> {
  readonly source: YamlSource;
  readonly facts: Facts;
  readonly body: string;
}

export type CourseSource = SourceOf<z.output<typeof courseFacts>> & { readonly slug: string };
export type LessonSource = SourceOf<z.output<typeof lessonFacts>> & {
  readonly courseSlug: string;
  readonly orderIndex: number;
};

export interface Content {
  readonly site: { readonly source: YamlSource; readonly settings: SiteSettings };
  readonly courses: readonly CourseSource[];
  readonly lessons: readonly LessonSource[];
}

/** Reads and checks the whole content folder, or throws everything that is wrong with it. */
export function readContent(folder: string): Content {
  const problems: ContentProblem[] = [];
  const collect = <Value>(read: () => Value): Value | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof BrokenContent)) throw error;
      problems.push(...error.problems);
      return undefined;
    }
  };

  const site = collect(() => readSite(folder));
  const slugs = foldersIn(join(folder, 'courses'));
  const courses = slugs.map((slug) => collect(() => readCourse(folder, slug))).filter(isThere);
  const lessons = slugs
    .flatMap((slug) => lessonNames(folder, slug).map((name) => collect(() => readLesson(folder, slug, name))))
    .filter(isThere);
  if (!site || problems.length > 0) throw new BrokenContent(problems);

  const content = { site, courses, lessons };
  const contradictions = findContradictions(content);
  if (contradictions.length > 0) throw new BrokenContent(contradictions);
  return content;
}

function readSite(folder: string): Content['site'] {
  const source = new YamlSource('site.yaml', readText(folder, 'site.yaml'));
  return { source, settings: source.parse(siteSettingsSchema) };
}

function readCourse(folder: string, slug: string): CourseSource {
  const { front, body } = readMarkdown(folder, `courses/${slug}/course.md`);
  return { slug, source: front, facts: front.parse(courseFacts), body };
}

function readLesson(folder: string, courseSlug: string, name: string): LessonSource {
  const file = `courses/${courseSlug}/${name}`;
  const order = lessonFileName.exec(name)?.[1];
  if (!order) throw new BrokenContent([{ file, line: 1, reason: 'a lesson is named like 03-publish-it.md' }]);
  const { front, body } = readMarkdown(folder, file);
  return { courseSlug, orderIndex: Number(order), source: front, facts: front.parse(lessonFacts), body };
}

function readMarkdown(folder: string, file: string) {
  return parseFrontMatter(file, readText(folder, file));
}

function readText(folder: string, file: string): string {
  const path = join(folder, file);
  if (!existsSync(path)) throw new BrokenContent([{ file, line: 1, reason: 'the file is missing' }]);
  return readFileSync(path, 'utf8');
}

function lessonNames(folder: string, slug: string): string[] {
  return readdirSync(join(folder, 'courses', slug))
    .filter((name) => name.endsWith('.md') && name !== 'course.md')
    .sort();
}

function foldersIn(path: string): string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

function isThere<Value>(value: Value | undefined): value is Value {
  return value !== undefined;
}
