import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentVersions, formerSlugs } from '../../db/schema.ts';
import { exported, filesIn, imported, send, zipped } from '../../testing/content-archives.ts';
import {
  type ContentEditor,
  courseFacts,
  lessonFacts,
  startContentTestApp,
} from '../../testing/content-editor.ts';
import type { TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
let ada: ContentEditor;

beforeAll(async () => {
  [testApp, ada] = await startContentTestApp();
});
afterAll(() => testApp.close());

/** Creates a public course with a lesson. */
async function published(slug: string): Promise<string> {
  const id = await ada.made('course', { ...courseFacts, slug, title: `The course ${slug}` });
  await ada.made('lesson', lessonFacts(Number(id), 'first'));
  await ada.act(`course/${id}`, 'publish', { when: 'now' });
  return id;
}

const rename = (id: string, slug: string) => ada.save(`course/${id}`, { facts: { slug } });

async function outcome(path: string): Promise<unknown> {
  const { client } = await testApp.person('Monthly');
  const { statusCode, headers } = await client.open(path);
  return headers.location === undefined ? statusCode : [statusCode, headers.location];
}

describe('a former URL of a course', () => {
  it('redirects its page, its lessons and everything below', async () => {
    const id = await published('first-name');
    expect((await rename(id, 'second-name')).statusCode).toBe(200);
    expect(await outcome('/first-name')).toEqual([301, '/second-name']);
    expect(await outcome('/first-name/1')).toEqual([301, '/second-name/1']);
    expect(await outcome('/first-name/1?tab=prompts')).toEqual([301, '/second-name/1?tab=prompts']);
    expect(await outcome('/first-name/what/ever')).toEqual([301, '/second-name/what/ever']);
    expect(await outcome('/notify-me/first-name')).toEqual([301, '/notify-me/second-name']);
    expect(await outcome('/second-name/1')).toBe(200);
    const visitor = testApp.visitor();
    const { headers, statusCode } = await visitor.open('/first-name');
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([
      301,
      '/second-name',
      'private, no-store',
    ]);
    expect((await visitor.get('/api/courses/slug/first-name')).statusCode).toBe(404);
  });

  it('redirects directly to the newest one, however often it changed, and not at all once it is used again', async () => {
    const id = await published('chain-a');
    await rename(id, 'chain-b');
    await rename(id, 'chain-c');
    expect(await outcome('/chain-a')).toEqual([301, '/chain-c']);
    expect(await outcome('/chain-b')).toEqual([301, '/chain-c']);
    await rename(id, 'chain-a');
    expect(await outcome('/chain-a')).toBe(200);
    expect(await outcome('/chain-b')).toEqual([301, '/chain-a']);
    expect(await outcome('/chain-c')).toEqual([301, '/chain-a']);
  });

  it('belongs to the newest course that takes it, also after that one has left it', async () => {
    const first = await published('wanted');
    await rename(first, 'unwanted');
    const second = await published('wanted');
    expect(await outcome('/wanted')).toBe(200);
    expect((await ada.read(`course/${first}`)).facts).not.toHaveProperty('formerSlugs');
    await rename(second, 'left-again');
    expect(await outcome('/wanted')).toEqual([301, '/left-again']);
    expect(await outcome('/unwanted')).toBe(200);
    // Restoring an old version of the first course does not take it back.
    expect((await ada.act(`course/${first}`, 'versions/4/restore')).statusCode).toBe(200);
    expect(await outcome('/wanted')).toEqual([301, '/left-again']);
  });

  it('is deleted and restored with its course', async () => {
    const id = await published('to-go');
    await rename(id, 'about-to-go');
    expect((await ada.delete(`course/${id}`)).statusCode).toBe(204);
    expect(await outcome('/to-go')).toBe(404);
    expect(await testApp.database.db.$count(formerSlugs, eq(formerSlugs.slug, 'to-go'))).toBe(0);
    const { version } = await ada.read(`course/${id}`);
    expect((await ada.act(`course/${id}`, `versions/${version}/restore`)).statusCode).toBe(200);
    expect(await outcome('/to-go')).toEqual([301, '/about-to-go']);
  });

  it('is managed by the product: nobody can claim one by saving or creating an item', async () => {
    const id = await published('honest');
    await ada.save(`course/${id}`, { facts: { formerSlugs: ['claimed'] } });
    const made = await ada.made('course', { ...courseFacts, slug: 'greedy', formerSlugs: ['claimed'] });
    expect(await outcome('/claimed')).toBe(404);
    expect((await ada.read(`course/${made}`)).facts).not.toHaveProperty('formerSlugs');
  });

  it('is written together with the rename, also when several rename at once', async () => {
    const id = await published('raced');
    const { version, facts, body } = await ada.read(`course/${id}`);
    const replies = await Promise.all(
      ['raced-a', 'raced-b', 'raced-c'].map((slug) =>
        ada.client.write('PUT', `/api/founder/content/course/${id}`, {
          basedOn: version,
          facts: { ...facts, slug },
          body,
        }),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    const { slug } = (await ada.read(`course/${id}`)).facts as { slug: string };
    const rows = await testApp.database.db
      .select()
      .from(formerSlugs)
      .where(eq(formerSlugs.courseId, Number(id)));
    expect(rows).toEqual([{ slug: 'raced', courseId: Number(id) }]);
    expect(await outcome('/raced')).toEqual([301, `/${slug}`]);
  });
});

describe('an archive', () => {
  it('adds former URLs and removes none', async () => {
    const id = await published('in-a-file');
    const before = filesIn(await exported(ada));
    await rename(id, 'in-another-file');
    const after = filesIn(await exported(ada));
    expect(after['courses/in-another-file/course.md']).toContain('formerSlugs:\n  - in-a-file\n');

    // An older archive restores the first slug.
    await imported(ada, zipped(before));
    expect(await outcome('/in-another-file')).toEqual([301, '/in-a-file']);
    await imported(ada, zipped(after));
    expect(await outcome('/in-a-file')).toEqual([301, '/in-another-file']);
    const versions = await testApp.database.db.$count(contentVersions, eq(contentVersions.itemId, id));
    await imported(ada, zipped(after));
    expect(await testApp.database.db.$count(contentVersions, eq(contentVersions.itemId, id))).toBe(versions);
  });

  it.each([
    ['dashboard', 'the slug "dashboard" is taken by the product'],
    ['build-your-first-website', '"build-your-first-website" leads to a course already'],
    ['Not A Slug', 'must be lowercase words separated by hyphens'],
  ])('is refused entirely when it redirects %s', async (slug, reason) => {
    const id = await published(`file-for-${slug.length}`);
    const { facts } = await ada.read(`course/${id}`);
    const file = `courses/${(facts as { slug: string }).slug}/course.md`;
    const files = filesIn(await exported(ada));
    const text = (files[file] ?? '').replace('---\n', `---\nformerSlugs: [${slug}]\n`);
    const reply = await send(ada, zipped({ ...files, [file]: text }), { dryRun: '1', missing: 'leave' });
    expect(reply.statusCode).toBe(422);
    expect(reply.json<{ issues: object[] }>().issues).toEqual([
      { field: expect.stringContaining(file), message: expect.stringContaining(reason) },
    ]);
  });
});

it('a preview with another slug changes nothing', async () => {
  const id = await published('previewed');
  const { facts, body } = await ada.read(`course/${id}`);
  const reply = await ada.client.write('POST', `/api/founder/content/course/${id}/preview`, {
    as: 'member',
    edited: { facts: { ...facts, slug: 'previewed-elsewhere' }, body },
  });
  expect(reply.json<{ path: string }>().path).toBe('/previewed-elsewhere');
  expect(await outcome('/previewed')).toBe(200);
  expect((await ada.read(`course/${id}`)).facts).toEqual(facts);
});
