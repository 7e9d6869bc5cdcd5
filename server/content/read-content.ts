import { type SiteSettings, siteSettingsSchema } from '@chalkline/contract/site';
import type { z } from 'zod';
import { BrokenContent, type ContentProblem, type ProblemSource } from './broken-content.ts';
import { certificationFacts } from './certification-files.ts';
import { ContentFolder, type FileTexts } from './content-folder.ts';
import { findContradictions } from './contradictions.ts';
import { courseFacts, lessonFacts, lessonFileName } from './course-files.ts';
import { isMissingText, missingText } from './missing-text.ts';
import { promptFacts } from './prompt-files.ts';
import { legalPageFacts, postFacts, writingFileName } from './writing-files.ts';
import { YamlSource } from './yaml-source.ts';

interface SourceOf<Facts, Problem> {
  readonly source: ProblemSource<Problem>;
  readonly facts: Facts;
  readonly body: string;
}

interface Named<Facts, Problem> extends SourceOf<Facts, Problem> {
  readonly name: string;
}

export interface CourseSource<Problem> extends SourceOf<z.output<typeof courseFacts>, Problem> {
  readonly slug: string;
}

export interface LessonSource<Problem> extends Named<z.output<typeof lessonFacts>, Problem> {
  readonly courseSlug: string;
  readonly orderIndex: number;
  // The name by which prompts refer to it. Unlike its number, it stays when lessons swap positions.
}

/** All content in the form of its files, whatever its source. */
export interface Content<Problem = ContentProblem> {
  readonly site: { readonly source: ProblemSource<Problem>; readonly settings: SiteSettings };
  readonly courses: readonly CourseSource<Problem>[];
  readonly lessons: readonly LessonSource<Problem>[];
  readonly prompts: readonly Named<z.output<typeof promptFacts>, Problem>[];
  readonly certifications: readonly Named<z.output<typeof certificationFacts>, Problem>[];
  readonly legalPages: readonly Named<z.output<typeof legalPageFacts>, Problem>[];
  readonly posts: readonly Named<z.output<typeof postFacts>, Problem>[];
}

/** What the checks between items need. A site can have thousands of prompts, and their texts don't matter. */
export interface CheckedContent<Problem> extends Omit<Content<Problem>, 'prompts'> {
  readonly prompts: readonly CheckedPrompt<Problem>[];
}

export interface CheckedPrompt<Problem> {
  readonly source: ProblemSource<Problem>;
  readonly name: string;
  readonly facts: Pick<z.output<typeof promptFacts>, 'id' | 'lessons'>;
}

/** More problems than this are not reported. */
const enoughProblems = 100;

/** Reads and checks all content files. Throws with everything that is wrong. */
export function readContent(texts: FileTexts): Content {
  const folder = new ContentFolder(texts);
  const problems: ContentProblem[] = [];
  const readAll = <Item, Value>(items: readonly Item[], read: (item: Item) => Value): Value[] =>
    items.flatMap((item) => {
      if (problems.length >= enoughProblems) return [];
      const result = attempt(() => read(item));
      if ('value' in result) return [result.value];
      problems.push(...result.problems);
      return [];
    });

  const [site] = readAll(['site.yaml'], (file) => readSite(folder, file));
  const slugs = folder.folders('courses');
  const content = {
    courses: readAll(slugs, (slug) => readCourse(folder, slug)),
    lessons: readAll(
      slugs.flatMap((slug) => lessonFiles(folder, slug)),
      (place) => readLesson(folder, place),
    ),
    prompts: readAll(folder.markdownFiles('prompts'), (name) => readPrompt(folder, name)),
    certifications: readAll(folder.markdownFiles('certifications'), (name) =>
      readWriting(folder, 'certifications', name, certificationFacts),
    ),
    legalPages: readAll(folder.markdownFiles('legal'), (name) =>
      readWriting(folder, 'legal', name, legalPageFacts),
    ),
    posts: readAll(folder.markdownFiles('blog'), (name) => readWriting(folder, 'blog', name, postFacts)),
  };
  if (!site || problems.length > 0) throw new BrokenContent(problems);

  const contradictions = findContradictions({ site, ...content });
  if (contradictions.length > 0) throw new BrokenContent(contradictions);
  return { site, ...content };
}

function attempt<Value>(read: () => Value): { value: Value } | { problems: readonly ContentProblem[] } {
  try {
    return { value: read() };
  } catch (error) {
    if (error instanceof BrokenContent) return { problems: error.problems };
    throw error;
  }
}

function readSite(folder: ContentFolder, file: string): Content['site'] {
  const source = new YamlSource(file, folder.text(file));
  return { source, settings: source.parse(siteSettingsSchema) };
}

function readCourse(folder: ContentFolder, slug: string): Content['courses'][number] {
  const { front, body } = folder.markdown(`courses/${slug}/course.md`);
  return { slug, source: front, facts: front.parse(courseFacts), body };
}

interface LessonPlace {
  readonly courseSlug: string;
  readonly name: string;
}

function lessonFiles(folder: ContentFolder, courseSlug: string): LessonPlace[] {
  const names = folder.markdownFiles(`courses/${courseSlug}`).filter((name) => name !== 'course.md');
  return names.map((name) => ({ courseSlug, name }));
}

function readLesson(folder: ContentFolder, { courseSlug, name }: LessonPlace): Content['lessons'][number] {
  const file = `courses/${courseSlug}/${name}`;
  const parts = nameParts(lessonFileName, file, name, 'a lesson is named like 03-publish-it.md');
  const { front, body } = folder.markdown(file);
  const [order = '', shortName = ''] = parts;
  const facts = front.parse(lessonFacts);
  return { courseSlug, orderIndex: Number(order), name: shortName, source: front, facts, body };
}

function readPrompt(folder: ContentFolder, fileName: string): Content['prompts'][number] {
  const prompt = readWriting(folder, 'prompts', fileName, promptFacts);
  if (isMissingText('prompt', prompt.body)) throw new BrokenContent([prompt.source.problem([], missingText)]);
  return prompt;
}

function readWriting<Facts extends z.ZodType>(
  folder: ContentFolder,
  kind: string,
  fileName: string,
  facts: Facts,
) {
  const file = `${kind}/${fileName}`;
  const [name = ''] = nameParts(
    writingFileName,
    file,
    fileName,
    'a file is named like what-a-database-is.md',
  );
  const { front, body } = folder.markdown(file);
  return { name, source: front, facts: front.parse(facts), body };
}

/** The captured parts of a file's name. */
function nameParts(pattern: RegExp, file: string, name: string, reason: string): string[] {
  const match = pattern.exec(name);
  if (!match) throw new BrokenContent([{ file, line: 1, reason }]);
  return match.slice(1);
}
