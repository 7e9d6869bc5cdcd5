import type { RefusalBody } from '@chalkline/contract/refusals';
import { and, asc, eq, sql } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  auditEntries,
  certifications,
  contentVersions,
  courses,
  documents,
  formerSlugs,
  legalPages,
  lessonCompletions,
  lessonSnippets,
  lessons,
  posts,
  snippets,
} from '../../db/schema.ts';
import {
  type ArchiveFiles,
  exported,
  filesIn,
  imported,
  send,
  tried,
  zipped,
} from '../../testing/content-archives.ts';
import {
  type ContentEditor,
  courseFacts,
  lessonFacts,
  newEditor,
  postFacts,
  promptFacts,
  startContentTestApp,
} from '../../testing/content-editor.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { archiveLimits } from './zip-entries.ts';

let testApp: TestApp;
let editor: ContentEditor;

beforeAll(async () => {
  [testApp, editor] = await startContentTestApp('founder');
});
afterAll(() => testApp.close());

const rowsOf = async ({ database: { db } }: TestApp) => ({
  courses: await db.select().from(courses).orderBy(asc(courses.id)),
  formerSlugs: await db.select().from(formerSlugs).orderBy(asc(formerSlugs.slug)),
  lessons: await db.select().from(lessons).orderBy(asc(lessons.id)),
  prompts: await db.select().from(snippets).orderBy(asc(snippets.id)),
  links: await db
    .select()
    .from(lessonSnippets)
    .orderBy(asc(lessonSnippets.snippetId), asc(lessonSnippets.lessonId)),
  certifications: await db.select().from(certifications).orderBy(asc(certifications.id)),
  posts: await db.select().from(posts).orderBy(asc(posts.slug)),
  legalPages: await db.select().from(legalPages).orderBy(asc(legalPages.name)),
  site: await db.select({ body: documents.body }).from(documents).where(eq(documents.name, 'site')),
});

/** A new editor, because archives per person and minute are limited. */
const another = () => newEditor(testApp, undefined, 'founder');

/** An import without a dry run. */
const unseen = { expects: 'none' };

/** Everything public about the content, from the API and as pages. */
async function answersOf(from: TestApp) {
  const member = await from.person('Lifetime');
  const visitor = from.visitor();
  const { courses: all, lessons: every, posts: written } = await rowsOf(from);
  const slugOf = new Map(all.map(({ id, slug }) => [id, slug]));
  const calls = [
    ...['/api/courses', '/api/snippets', '/api/certifications', '/api/skills', '/api/posts', '/api/site'],
    ...all.map(({ slug }) => `/api/courses/slug/${slug}`),
    ...every.map(({ courseId, orderIndex }) => `/api/courses/${slugOf.get(courseId)}/lessons/${orderIndex}`),
    ...written.map(({ slug }) => `/api/posts/${slug}`),
    '/api/legal/privacy-policy',
  ];
  const pages = ['/', '/replit-courses', '/replit-prompts', '/blog', '/terms-and-conditions'];
  const answers: Record<string, unknown> = {};
  for (const address of calls) answers[address] = (await member.client.get(address)).json();
  for (const address of pages) answers[address] = (await visitor.open(address)).body;
  return answers;
}

describe('export, an empty database, import', () => {
  // Two test apps, and every page of both.
  it('gives the same rows, replies and pages', async () => {
    const id = Number(
      await editor.made('course', { ...courseFacts, goesLiveDate: '2099-05-01' }, 'Über: # "alles"'),
    );
    await editor.act(`course/${id}`, 'publish', { when: 'on_its_day' });
    const lesson = Number(
      await editor.made(
        'lesson',
        {
          ...lessonFacts(id, 'odd'),
          title: "- 'yes': #1 \u{1f9ea}",
          keyLearningPoints: ['123', 'null', '- a: b'],
        },
        '---\n\n    code\n\n---',
      ),
    );
    await editor.made('prompt', { ...promptFacts, lessonIds: [lesson, 3901] }, '{{name}}\n  indented: {yes}');
    await editor.made('post', postFacts);
    await editor.save('site/site', { facts: { tagline: 'Another: "line"' } });
    await editor.save('course/38', { facts: { slug: 'a-slug-between' } });
    await editor.save('course/38', { facts: { slug: 'another-slug' } });
    expect((await rowsOf(testApp)).formerSlugs).toHaveLength(2);

    const archive = await exported(editor);
    const [second, secondEditor] = await startContentTestApp('founder');
    try {
      await second.database.db.execute(
        sql`truncate content_items, content_versions, content_drafts, courses, snippets, posts, legal_pages, documents cascade`,
      );
      const report = await imported(secondEditor, archive);
      expect(report).toMatchObject({ isDryRun: false, changed: [], deleted: [], left: [], unchanged: 0 });
      expect(await rowsOf(second)).toEqual(await rowsOf(testApp));
      expect(await answersOf(second)).toEqual(await answersOf(testApp));
      expect(await exported(secondEditor)).toEqual(archive);
      const again = await tried(secondEditor, archive);
      expect([again.created, again.changed, again.unchanged]).toEqual([[], [], report.counts.created]);
      expect(await secondEditor.read(`course/${id}`)).toMatchObject({ state: 'scheduled' });
    } finally {
      await second.close();
    }
  }, 120_000);
});

it('records an export in the audit log, with who exported how much', async () => {
  const exports = and(eq(auditEntries.action, 'content.export'), eq(auditEntries.actorId, editor.id));
  const { db } = testApp.database;
  const before = await db.$count(auditEntries, exports);
  const files = Object.keys(filesIn(await exported(editor)));
  const entries = await db.select().from(auditEntries).where(exports).orderBy(asc(auditEntries.id));
  expect(entries).toHaveLength(before + 1);
  expect(entries.at(-1)).toMatchObject({ subject: 'content', after: { items: files.length } });
});

describe('a dry run', () => {
  it('reports what would be created, changed and deleted, and changes nothing', async () => {
    const files = filesIn(await exported(editor));
    const renamed = 'prompts/mail-once.md';
    const changed: ArchiveFiles = {
      ...files,
      [renamed]: (files[renamed] ?? '').replace(/^title: .*$/m, 'title: Another title'),
      'blog/brand-new.md': (files['blog/what-a-database-is.md'] ?? '').replace(
        /^title: .*$/m,
        'title: Brand new',
      ),
    };
    delete changed['prompts/nightly-job.md'];
    const before = [
      await rowsOf(testApp),
      await testApp.database.db.$count(contentVersions),
      await testApp.database.db.$count(auditEntries),
    ];
    const report = await tried(editor, zipped(changed));
    expect(report.isDryRun).toBe(true);
    expect(report.created.map(({ file }) => file)).toEqual(['blog/brand-new.md']);
    expect(report.changed).toMatchObject([
      {
        file: renamed,
        changes: [{ field: 'title', before: 'Send mails that arrive exactly once', after: 'Another title' }],
      },
    ]);
    expect(report.left).toMatchObject([
      { file: 'prompts/nightly-job.md', reason: "It isn't in the archive." },
    ]);
    const deleting = await tried(editor, zipped(changed), 'delete');
    expect([deleting.deleted.map(({ file }) => file), deleting.left]).toEqual([
      ['prompts/nightly-job.md'],
      [],
    ]);
    expect([
      await rowsOf(testApp),
      await testApp.database.db.$count(contentVersions),
      await testApp.database.db.$count(auditEntries),
    ]).toEqual(before);
  });
});

describe('an import', () => {
  it('never deletes what people have worked on', async () => {
    const member = await testApp.person('Monthly');
    await testApp.database.db.insert(lessonCompletions).values({ userId: member.id, lessonId: 3902 });
    const files = filesIn(await exported(editor));
    const [second = ''] = Object.keys(files).filter((name) =>
      name.startsWith('courses/build-your-first-website/02-'),
    );
    const shorter: ArchiveFiles = Object.fromEntries(
      Object.entries(files)
        .filter(([name]) => name !== second)
        .map(([name, text]) => [
          name.replace(
            /^(courses\/build-your-first-website\/)0([3-7])-/,
            (_, start, digit) => `${start}0${digit - 1}-`,
          ),
          text.replaceAll(/^ {2}- build-your-first-website\/build-the-first-page\n/gm, ''),
        ])
        .map(([name, text]) => [name, (text ?? '').replace(/^lessons:\n(?! {2}-)/m, 'lessons: []\n')]),
    );
    const report = await imported(await another(), zipped(shorter), 'delete');
    expect(report.left).toMatchObject([
      { kind: 'lesson', id: '3902', reason: expect.stringContaining('completed') },
    ]);
    const order = await testApp.database.db
      .select({ id: lessons.id })
      .from(lessons)
      .where(eq(lessons.courseId, 39))
      .orderBy(asc(lessons.orderIndex));
    expect(order.map(({ id }) => id)).toEqual([3901, 3903, 3904, 3905, 3906, 3907, 3902]);
    expect(await testApp.database.db.$count(lessonCompletions, eq(lessonCompletions.lessonId, 3902))).toBe(1);
  });

  it('lets two courses swap slugs', async () => {
    const files = filesIn(await exported(editor));
    const [one, other] = ['courses/take-your-first-payment/', 'courses/sell-a-subscription/'];
    const swapped = Object.entries(files).map(([name, text]): [string, string] => {
      if (name.startsWith('courses/')) {
        return [name.startsWith(one) ? name.replace(one, other) : name.replace(other, one), text];
      }
      return [
        name,
        text
          .replaceAll('take-your-first-payment', '§')
          .replaceAll('sell-a-subscription', 'take-your-first-payment')
          .replaceAll('§', 'sell-a-subscription'),
      ];
    });
    const report = await imported(await another(), zipped(Object.fromEntries(swapped)));
    expect(report.changed.map(({ kind }) => kind)).toEqual(['course', 'course']);
  });

  const hostile: Record<string, (files: ArchiveFiles) => Uint8Array> = {
    'no zip': () => strToU8('not a zip at all'),
    'an empty body': () => new Uint8Array(),
    'a path out of it': (files) => zipped({ ...files, '../../etc/passwd.md': 'x' }),
    'an absolute path': (files) => zipped({ ...files, '/etc/passwd.md': 'x' }),
    'a path with a backslash': (files) => zipped({ ...files, 'blog\\x.md': 'x' }),
    'an unknown file': (files) => zipped({ ...files, 'blog/run.sh': 'x' }),
    'a character that cannot be kept': (files) =>
      zipped({ ...files, 'blog/x.md': `${files['blog/what-a-database-is.md']}\0` }),
    'text that is none': (files) =>
      zipSync({
        ...Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
        'blog/x.md': new Uint8Array([0xff, 0xfe, 0x00]),
      }),
    'more values than fit anywhere': (files) =>
      zipped({
        ...files,
        'blog/x.md': `---\na: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefgh'
          .split('')
          .map((key, index) => `${key}: &${key} [${`*${'abcdefgh'[index]},`.repeat(9).slice(0, -1)}]`)
          .join('\n')}\n---\nx`,
      }),
    'a length that is a lie': (files) =>
      lying(
        zipSync({
          ...Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
          'blog/zz.md': [new Uint8Array(600_000), { level: 9 }],
        }),
      ),
  };

  /** Declares that its last file is ten bytes long. */
  function lying(archive: Uint8Array): Uint8Array {
    const bytes = Buffer.from(archive);
    const last = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    bytes.writeUInt32LE(10, last + 24);
    return bytes;
  }

  it.each(Object.entries(hostile))('is refused and changes nothing when it contains %s', async (_, make) => {
    const before = await rowsOf(testApp);
    const reply = await send(editor, make(filesIn(await exported(editor))), unseen);
    expect([reply.statusCode, reply.json<RefusalBody>().code]).toEqual([422, 'invalid']);
    expect(await rowsOf(testApp)).toEqual(before);
  });

  it('is refused before it is unpacked when it contains too much', async () => {
    const zeros = (length: number) => zipSync({ 'blog/x.md': [new Uint8Array(length), { level: 1 }] });
    expect((await send(editor, zeros(50 * 1024 * 1024), unseen)).statusCode).toBe(413);
    expect((await send(editor, Buffer.alloc(archiveLimits.bytes + 1), unseen)).statusCode).toBe(413);
    const many = Object.fromEntries(Array.from({ length: 3_001 }, (__, index) => [`blog/${index}.md`, 'x']));
    expect((await send(editor, zipped(many), unseen)).statusCode).toBe(413);
  });

  it('names each broken file with its line and reason', async () => {
    const files = filesIn(await exported(editor));
    const broken = {
      ...files,
      'prompts/mail-once.md': (files['prompts/mail-once.md'] ?? '').replace(
        /^category: .*$/m,
        'category: Cooking',
      ),
      'courses/sell-a-subscription/course.md': 'Just text',
      'prompts/nightly-job.md': `${files['prompts/nightly-job.md']}${'- a\n'.repeat(10_000)}`,
    };
    const { issues } = (await send(editor, zipped(broken), { dryRun: '1' })).json<RefusalBody>();
    expect(issues).toEqual([
      { field: 'courses/sell-a-subscription/course.md:1', message: expect.stringContaining('front matter') },
      { field: 'prompts/mail-once.md:5', message: expect.stringContaining('category: must be one of') },
      {
        field: expect.stringMatching(/^prompts\/nightly-job\.md:\d+$/),
        message: 'the text must be at most 10,000 lines',
      },
    ]);
  });

  it('accepts line endings of other systems, in files and in typed text', async () => {
    const id = await editor.made('post', { ...postFacts, slug: 'typed-elsewhere' }, 'One\r\n\r\nTwo');
    expect((await editor.read(`post/${id}`)).body).toBe('One\n\nTwo');
    const files = filesIn(await exported(editor));
    const theirs = Object.entries(files).map(([name, text]) => [name, text.replaceAll('\n', '\r\n')]);
    const report = await tried(await another(), zipped(Object.fromEntries(theirs)));
    expect([report.created, report.changed, report.left]).toEqual([[], [], []]);
  });

  it('accepts an archive of the folder itself, with the files that macOS adds', async () => {
    const files = filesIn(await exported(editor));
    const wrapped = Object.fromEntries(
      Object.entries(files).map(([name, text]) => [`content/${name}`, text]),
    );
    const archive = zipped({ ...wrapped, '__MACOSX/content/._site.yaml': 'x' });
    const report = await imported(await another(), archive);
    expect([report.created, report.changed]).toEqual([[], []]);
  });
});
