import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNode, LineCounter, parse, parseDocument } from 'yaml';
import type { z } from 'zod';
import { type Storyboard, storyboardSchema } from './storyboard-schema.ts';

/** A lesson with the storyboard of its film. */
export interface FilmedLesson {
  course: string;
  /** The name of the lesson's file without its number. */
  name: string;
  order: number;
  lessonsInCourse: number;
  title: string;
  courseTitle: string;
  checkIds: readonly string[];
  storyboardFile: string;
  storyboardText: string;
  storyboard: Storyboard;
}

/** A mistake in a storyboard, with its file and line. */
class BrokenStoryboard extends Error {}

/** Parses a storyboard. Every mistake is reported with its line. */
export function parseStoryboard(file: string, text: string): Storyboard {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const at = (offset: number) => `${file}:${lines.linePos(offset).line}`;
  const [error] = document.errors;
  if (error) throw new BrokenStoryboard(`${at(error.pos[0])}: ${error.message}`);
  const parsed = storyboardSchema.safeParse(document.toJS() ?? {});
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => {
    const path = [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])];
    return `${at(offsetOf(document, path))}: ${path.join('.')}: ${issue.message}`;
  });
  throw new BrokenStoryboard(problems.join('\n'));
}

/** Where a value begins. A missing value is reported where its parent begins. */
function offsetOf(document: ReturnType<typeof parseDocument>, path: z.core.$ZodIssue['path']) {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

interface LessonFront {
  title: string;
  checks: { id: string }[];
}

function frontMatter<Front>(file: string): Front {
  const [, front = ''] = readFileSync(file, 'utf8').split(/^---$/m);
  return parse(front);
}

const lessonFile = /^(\d{2})-([a-z0-9-]+)\.md$/;

/** The lessons below `courses` that have a storyboard, in order. Others have a video from elsewhere. */
export function readFilmedLessons(courses: string): FilmedLesson[] {
  return readdirSync(courses)
    .sort()
    .flatMap((course) => lessonsOf(courses, course));
}

function lessonsOf(courses: string, course: string): FilmedLesson[] {
  const folder = join(courses, course);
  const names = readdirSync(folder)
    .filter((file) => lessonFile.test(file))
    .sort();
  if (names.length === 0) return [];
  const { title: courseTitle } = frontMatter<{ title: string }>(join(folder, 'course.md'));
  return names.flatMap((file) => {
    const [, order = '', name = ''] = lessonFile.exec(file) ?? [];
    const { title, checks } = frontMatter<LessonFront>(join(folder, file));
    const storyboardFile = join(folder, `${order}-${name}.film.yaml`);
    if (!existsSync(storyboardFile)) return [];
    const storyboardText = readFileSync(storyboardFile, 'utf8');
    const storyboard = parseStoryboard(storyboardFile, storyboardText);
    const checkIds = checks.map(({ id }) => id);
    return {
      course,
      name,
      order: Number(order),
      lessonsInCourse: names.length,
      title,
      courseTitle,
      checkIds,
      storyboardFile,
      storyboardText,
      storyboard,
    };
  });
}
