import { type SiteSettings, siteSettingsSchema } from '@chalkline/contract/site';
import type { z } from 'zod';
import { BrokenContent, type ContentProblem } from './broken-content.ts';
import { certificationFacts } from './certification-files.ts';
import { ContentFolder } from './content-folder.ts';
import { findContradictions } from './contradictions.ts';
import { courseFacts, lessonFacts, lessonFileName } from './course-files.ts';
import { promptFacts } from './prompt-files.ts';
import { legalPageFacts, postFacts, writingFileName } from './writing-files.ts';
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
  /** What prompts call it: unlike its number, this stays when lessons change places. */
  readonly name: string;
};
export type CertificationSource = SourceOf<z.output<typeof certificationFacts>> & { readonly name: string };
export type PromptSource = SourceOf<z.output<typeof promptFacts>> & { readonly name: string };
export type LegalPageSource = SourceOf<z.output<typeof legalPageFacts>> & { readonly name: string };
export type PostSource = SourceOf<z.output<typeof postFacts>> & { readonly name: string };

export interface Content {
  readonly site: { readonly source: YamlSource; readonly settings: SiteSettings };
  readonly courses: readonly CourseSource[];
  readonly lessons: readonly LessonSource[];
  readonly prompts: readonly PromptSource[];
  readonly certifications: readonly CertificationSource[];
  readonly legalPages: readonly LegalPageSource[];
  readonly posts: readonly PostSource[];
}

/** Reads and checks the whole content folder, or throws everything that is wrong with it. */
export function readContent(path: string): Content {
  const folder = new ContentFolder(path);
  const problems: ContentProblem[] = [];
  const readAll = <Item, Value>(items: readonly Item[], read: (item: Item) => Value): Value[] =>
    items.flatMap((item) => {
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

function readCourse(folder: ContentFolder, slug: string): CourseSource {
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

function readLesson(folder: ContentFolder, { courseSlug, name }: LessonPlace): LessonSource {
  const file = `courses/${courseSlug}/${name}`;
  const parts = nameParts(lessonFileName, file, name, 'a lesson is named like 03-publish-it.md');
  const { front, body } = folder.markdown(file);
  const [order = '', shortName = ''] = parts;
  const facts = front.parse(lessonFacts);
  return { courseSlug, orderIndex: Number(order), name: shortName, source: front, facts, body };
}

function readPrompt(folder: ContentFolder, fileName: string): PromptSource {
  const prompt = readWriting(folder, 'prompts', fileName, promptFacts);
  if (prompt.body === '')
    throw new BrokenContent([prompt.source.problem([], 'the text of the prompt is missing')]);
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

/** The parts of a file's name that mean something. */
function nameParts(pattern: RegExp, file: string, name: string, reason: string): string[] {
  const match = pattern.exec(name);
  if (!match) throw new BrokenContent([{ file, line: 1, reason }]);
  return match.slice(1);
}
