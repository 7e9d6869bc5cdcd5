import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../db/open-database.ts';
import { projectPath } from '../db/project-path.ts';
import { contentVersions, courses, documents, lessonSnippets, lessons, snippets } from '../db/schema.ts';
import { copyTemplate, type TestDatabase } from '../testing/test-database.ts';
import { loadContent } from './load-content.ts';

let copy: TestDatabase;
let database: OpenDatabase;
let folder: string;

beforeAll(async () => {
  copy = await copyTemplate();
  database = await openDatabase(copy);
});
afterAll(async () => {
  await database.close();
  await copy.remove();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chalkline-content-'));
  cpSync(projectPath('content'), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const flagship = 'courses/build-your-first-website';

function edit(file: string, change: (text: string) => string): void {
  const path = join(folder, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

const everything = async () => ({
  courses: await database.db.select().from(courses).orderBy(asc(courses.id)),
  lessons: await database.db.select().from(lessons).orderBy(asc(lessons.id)),
  prompts: await database.db.select().from(snippets).orderBy(asc(snippets.id)),
  links: await linksOf(promptId),
});

const promptId = 7001;
const promptFile = 'prompts/a-prompt-of-the-tests.md';

/** The tests below refer to the line numbers of this file. */
const promptText = `---
id: ${promptId}
title: Say it again
description: A prompt of the tests.
category: Database
lessons:
  - build-your-first-website/publish
  - build-your-first-website/contact-form
---
Keep *this* as it is,   {{name}}.

  - indented
`;

function addPrompt(change: (text: string) => string = (text) => text): void {
  mkdirSync(join(folder, 'prompts'), { recursive: true });
  writeFileSync(join(folder, promptFile), change(promptText));
}

async function linksOf(snippetId: number): Promise<number[]> {
  const rows = await database.db
    .select()
    .from(lessonSnippets)
    .where(eq(lessonSnippets.snippetId, snippetId))
    .orderBy(asc(lessonSnippets.lessonId));
  return rows.map(({ lessonId }) => lessonId);
}

describe('loading content', () => {
  it('does nothing when nothing has changed', async () => {
    await loadContent(database.db, folder);
    expect(await loadContent(database.db, folder)).toBe(false);
  });

  it('creates a first version of everything that an older product had loaded', async () => {
    const { db } = database;
    await loadContent(db, folder);
    const before = await everything();
    await db.execute(sql`truncate content_items, content_versions`);
    const older = { fingerprint: 'of an older product', promptIds: [43] };
    await db.update(documents).set({ body: older }).where(eq(documents.name, 'content-loaded'));
    expect(await loadContent(db, folder)).toBe(true);
    expect(await everything()).toEqual(before);
    const lessonVersions = await db.select().from(contentVersions).where(eq(contentVersions.kind, 'lesson'));
    expect(lessonVersions.map(({ version }) => version)).toEqual(before.lessons.map(() => 1));
  });

  it('reads files again when one has changed, and when another build reads them', async () => {
    const { db } = database;
    const load = (build: string) => loadContent(db, folder, { build });
    await load('first build');
    expect(await load('first build')).toBe(false);
    edit(`${flagship}/course.md`, (text) => text.replace(/^title: .*$/m, 'title: Read again'));
    expect(await load('first build')).toBe(true);
    expect((await everything()).courses.map(({ title }) => title)).toContain('Read again');

    const [stored] = await db.select().from(documents).where(eq(documents.name, 'content-loaded'));
    const ofOtherItems = { ...Object(stored?.body), fingerprint: 'of items that this build would not read' };
    await db.update(documents).set({ body: ofOtherItems }).where(eq(documents.name, 'content-loaded'));
    expect(await load('first build')).toBe(false);
    expect(await load('second build')).toBe(true);
  });

  it('applies a changed file under the same id', async () => {
    edit(`${flagship}/course.md`, (text) => text.replace(/^title: .*$/m, 'title: A new title'));
    expect(await loadContent(database.db, folder)).toBe(true);
    const [course] = await database.db.select().from(courses).where(eq(courses.id, 39));
    expect(course?.title).toBe('A new title');
  });

  it('lets two lessons swap positions', async () => {
    const [one, two] = [lessonFile('01'), lessonFile('02')];
    cpSync(join(folder, flagship, one), join(folder, flagship, '99-moving.md'));
    cpSync(join(folder, flagship, two), join(folder, flagship, one));
    cpSync(join(folder, flagship, '99-moving.md'), join(folder, flagship, two));
    rmSync(join(folder, flagship, '99-moving.md'));
    await loadContent(database.db, folder);
    const [first] = await database.db.select().from(lessons).where(eq(lessons.id, 3902));
    expect(first?.orderIndex).toBe(1);
  });

  it.each([
    [
      'a value of the wrong kind',
      `${flagship}/course.md`,
      (text: string) => text.replace(/^category: .*$/m, 'category: Cooking'),
      /course\.md:4: category: /,
    ],
    [
      'a key that nobody knows',
      `${flagship}/course.md`,
      (text: string) => text.replace('---\n', '---\ncolour: red\n'),
      /course\.md:2: colour: /,
    ],
    [
      'a missing key',
      `${flagship}/course.md`,
      (text: string) => text.replace(/^title: .*\n/m, ''),
      /course\.md:\d+: title: /,
    ],
    [
      'YAML that cannot be read',
      `${flagship}/course.md`,
      (text: string) => text.replace(/^title: .*$/m, 'title: one: two'),
      /course\.md:3: /,
    ],
    ['no front matter', `${flagship}/course.md`, () => 'Just text', /course\.md:1: the front matter/],
    [
      'an impossible date',
      `${flagship}/course.md`,
      (text: string) => text.replace(/^goesLiveDate: .*$/m, 'goesLiveDate: 2025-02-30'),
      /course\.md:9: goesLiveDate: must be a date/,
    ],
    [
      'an id that is taken',
      `${flagship}/course.md`,
      (text: string) => text.replace(/^id: .*$/m, 'id: 37'),
      /:2: id: 37 is already the id of /,
    ],
    [
      'a featured course that is not there',
      'site.yaml',
      (text: string) => text.replace(/^featuredCourseIds: .*$/m, 'featuredCourseIds: [39, 1]'),
      /site\.yaml:\d+: featuredCourseIds\.1: course 1 doesn't exist/,
    ],
    [
      'a case study without its post',
      'site.yaml',
      (text: string) => text.replace(/postSlug: .*$/m, 'postSlug: nowhere'),
      /site\.yaml:\d+: caseStudy\.postSlug: the post "nowhere" doesn't exist/,
    ],
    [
      'a case study whose post is not published',
      'blog/a-ceramics-studio-online.md',
      (text: string) => text.replace(/^drawing: .*$/m, 'isPublished: false'),
      /caseStudy\.postSlug: the post "a-ceramics-studio-online" isn't published/,
    ],
    [
      'a video that nothing plays',
      `${flagship}/01-say-what-you-want.md`,
      (text: string) => text.replace(/^videoUrl: .*$/m, 'videoUrl: https://works.example/watch'),
      /videoUrl: must be a link from YouTube/,
    ],
    [
      'a featured course that is listed twice',
      'site.yaml',
      (text: string) => text.replace(/^featuredCourseIds: .*$/m, 'featuredCourseIds: [39, 37, 39]'),
      /site\.yaml:\d+: featuredCourseIds\.2: course 39 is listed twice/,
    ],
  ])('stops at %s with file, line and reason, and changes nothing', async (_, file, change, message) => {
    await loadContent(database.db, projectPath('content'));
    const before = await everything();
    edit(file, change);
    await expect(loadContent(database.db, folder)).rejects.toThrow(message);
    expect(await everything()).toEqual(before);
  });

  it('stops at a gap in the lessons, a lesson without a number and a duplicate slug', async () => {
    rmSync(join(folder, flagship, lessonFile('02')));
    await expect(loadContent(database.db, folder)).rejects.toThrow(/03-[\w-]+\.md:\d+: lesson 2 is missing/);
    cpSync(join(folder, flagship, lessonFile('01')), join(folder, flagship, 'intro.md'));
    await expect(loadContent(database.db, folder)).rejects.toThrow(/intro\.md:1: a lesson is named like/);
    rmSync(join(folder, flagship, 'intro.md'));
    cpSync(join(folder, 'courses/harden-before-launch'), join(folder, 'courses/dashboard'), {
      recursive: true,
    });
    await expect(loadContent(database.db, folder)).rejects.toThrow(
      'the slug "dashboard" is taken by the product',
    );
  });

  it('loads a prompt as it is written, with its lessons by name', async () => {
    addPrompt();
    await loadContent(database.db, folder);
    const [prompt] = await database.db.select().from(snippets).where(eq(snippets.id, promptId));
    expect(prompt?.prompt).toBe('Keep *this* as it is,   {{name}}.\n\n  - indented');
    expect(await linksOf(promptId)).toEqual([3906, 3907]);
    expect(await loadContent(database.db, folder)).toBe(false);
  });

  it('replaces the lessons of a prompt, and removes a prompt with its file', async () => {
    addPrompt();
    await loadContent(database.db, folder);
    addPrompt((text) => text.replace('  - build-your-first-website/publish\n', ''));
    await loadContent(database.db, folder);
    expect(await linksOf(promptId)).toEqual([3906]);
    rmSync(join(folder, promptFile));
    await loadContent(database.db, folder);
    expect(await linksOf(promptId)).toEqual([]);
    expect(await database.db.select().from(snippets).where(eq(snippets.id, promptId))).toEqual([]);
  });

  it('leaves a prompt alone that never had a file', async () => {
    const own = { id: 7999, title: 'Own', description: 'Own', prompt: 'Own', category: 'Design' } as const;
    await database.db.insert(snippets).values(own);
    addPrompt();
    await loadContent(database.db, folder);
    expect(await database.db.select().from(snippets).where(eq(snippets.id, own.id))).toEqual([
      { ...own, isFree: false },
    ]);
  });

  it('loads without any prompt', async () => {
    rmSync(join(folder, 'prompts'), { recursive: true });
    expect(await loadContent(database.db, folder)).toBe(true);
  });

  it.each([
    ['an unknown lesson', (text: string) => text.replace('/publish', '/publish-it'), 7, 'there is no lesson'],
    ['a lesson by its number', (text: string) => text.replace('/publish', '/07-publish'), 7, 'there is no'],
    ['an unknown course', (text: string) => text.replace('build-your', 'build-my'), 7, 'there is no lesson'],
    [
      'a lesson named twice',
      (text: string) => text.replace('/contact-form', '/publish'),
      8,
      'is listed twice',
    ],
    [
      'a lesson without a course',
      (text: string) => text.replace('build-your-first-website/', ''),
      7,
      'must be',
    ],
    ['an unknown category', (text: string) => text.replace('Database', 'database'), 5, 'category: '],
    [
      'a description that is too long',
      (text: string) => text.replace('A prompt', 'a'.repeat(240)),
      4,
      'desc',
    ],
    ['a number that is none', (text: string) => text.replace('7001', '-1'), 2, 'id: '],
    ['no text', (text: string) => text.replace(/Keep[\s\S]*/, '\n'), 2, 'the text of the prompt is missing'],
  ])('stops at a prompt with %s', async (_, change, line, reason) => {
    await loadContent(database.db, projectPath('content'));
    const before = await everything();
    addPrompt(change);
    await expect(loadContent(database.db, folder)).rejects.toThrow(
      new RegExp(`a-prompt-of-the-tests\\.md:${line}: .*${reason}`),
    );
    expect(await everything()).toEqual(before);
  });

  it('stops at a prompt with a duplicate id', async () => {
    addPrompt();
    cpSync(join(folder, promptFile), join(folder, 'prompts/z-second-prompt.md'));
    await expect(loadContent(database.db, folder)).rejects.toThrow(
      `z-second-prompt.md:2: id: ${promptId} is already the id of ${promptFile}`,
    );
  });

  it('reports all broken files at once', async () => {
    edit(`${flagship}/course.md`, (text) => text.replace(/^id: .*$/m, 'id: none'));
    appendFileSync(join(folder, 'site.yaml'), '\nunknown: 1\n');
    const problems = loadContent(database.db, folder);
    await expect(problems).rejects.toThrow(/site\.yaml:\d+: unknown/);
    await expect(problems).rejects.toThrow(/course\.md:2: id/);
  });
});

function lessonFile(order: string): string {
  const isLesson = (name: string) => name.startsWith(order) && name.endsWith('.md');
  return readdirSync(join(folder, flagship)).find(isLesson) ?? '';
}
