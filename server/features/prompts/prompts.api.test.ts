import type { LessonSnippet, Snippet } from '@chalkline/contract/snippets';
import { snippetCategories } from '@chalkline/domain/prompts/categories';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lessonSnippets, snippets } from '../../db/schema.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** Put where only paying members may read. */
const marker = 'MARKER-OF-THE-PAID-PART';
const planted = {
  id: 900_001,
  title: 'A planted prompt',
  description: 'Long enough to be cut.',
  prompt: `${'👩‍🔧'.repeat(100)}${marker} {{name}} </script>`,
  category: 'Storage',
} as const;
const short = { ...planted, id: 900_002, title: 'A short prompt', prompt: 'Add a page.' };

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
  await testApp.database.db.insert(snippets).values([planted, short]);
  await testApp.database.db.insert(lessonSnippets).values([
    { snippetId: planted.id, lessonId: 3903 },
    { snippetId: planted.id, lessonId: 3902 },
  ]);
});
afterAll(() => testApp.close());

type Client = ReturnType<TestApp['visitor']>;

const listFor = async (client: Client) => (await client.get('/api/snippets')).json<Snippet[]>();
const plantedFor = async (client: Client) => (await listFor(client)).find(({ id }) => id === planted.id);

describe('GET /api/snippets', () => {
  it('returns every prompt to a member as it is written, with its lessons', async () => {
    const { client } = await testApp.person('Monthly');
    const { prompt, title, description, category } = planted;
    expect(await plantedFor(client)).toEqual({
      id: planted.id,
      title,
      description,
      prompt,
      category,
      isFree: false,
      isPreview: false,
      lessons: [
        {
          id: 3902,
          title: expect.any(String),
          orderIndex: 2,
          course: {
            slug: 'build-your-first-website',
            icon: 'browser',
            title: 'Build Your First Website',
          },
        },
        expect.objectContaining({ id: 3903, orderIndex: 3 }),
      ],
    });
  });

  it('returns an empty list of lessons where none is linked', async () => {
    const list = await listFor(testApp.visitor());
    expect(list.find(({ id }) => id === short.id)?.lessons).toEqual([]);
  });

  it('is sorted by category, then by id', async () => {
    const list = await listFor(testApp.visitor());
    const places = list.map(({ category, id }) => snippetCategories.indexOf(category) * 1e7 + id);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(list.length).toBeGreaterThan(2);
  });

  it('returns previews of 100 characters to visitors and people without a plan', async () => {
    const { client: free } = await testApp.person('Free');
    for (const client of [testApp.visitor(), free]) {
      expect(await plantedFor(client)).toMatchObject({
        prompt: `${'👩‍🔧'.repeat(100)}…`,
        isPreview: true,
      });
      const list = await listFor(client);
      expect(list.every(({ isFree, isPreview }) => isPreview !== isFree)).toBe(true);
      expect(list.find(({ id }) => id === short.id)?.prompt).toBe('Add a page.');
    }
  });

  it('returns a free prompt whole to everybody', async () => {
    const { client: free } = await testApp.person('Free');
    const { client: member } = await testApp.person('Monthly');
    const freeFor = async (client: Client) => (await listFor(client)).filter(({ isFree }) => isFree);
    const whole = await freeFor(member);
    expect(whole.length).toBeGreaterThan(0);
    for (const client of [testApp.visitor(), free]) expect(await freeFor(client)).toEqual(whole);
  });

  it('opens for every paid plan and for the founder', async () => {
    const founder = await testApp.person('Free', { email: 'founder@chalkline.example' });
    const members = [
      await testApp.person('Annual'),
      await testApp.person('Lifetime'),
      await testApp.person('Consulting'),
    ];
    for (const { client } of [founder, ...members]) {
      expect((await plantedFor(client))?.isPreview).toBe(false);
    }
  });

  it('shows a changed prompt at once, to everybody', async () => {
    const { client } = await testApp.person('Monthly');
    const { db } = testApp.database;
    const promptFor = async (somebody: Client) =>
      (await listFor(somebody)).find(({ id }) => id === short.id)?.prompt;
    expect(await promptFor(client)).toBe('Add a page.');
    await db.update(snippets).set({ prompt: 'Add two pages.' }).where(eq(snippets.id, short.id));
    await expect.poll(() => promptFor(client)).toBe('Add two pages.');
    expect(await promptFor(testApp.visitor())).toBe('Add two pages.');
  });
});

describe('GET /api/lessons/{id}/snippets', () => {
  const url = '/api/lessons/3902/snippets';

  it('returns the prompts of the lesson to a member', async () => {
    const { client } = await testApp.person('Monthly');
    const list = (await client.get(url)).json<LessonSnippet[]>();
    expect(list).toContainEqual({ ...planted });
    expect(list).not.toContainEqual(expect.objectContaining({ id: short.id }));
  });

  it('gives an empty list for a lesson without prompts', async () => {
    const { client } = await testApp.person('Monthly');
    await testApp.database.db.delete(lessonSnippets).where(eq(lessonSnippets.lessonId, 3904));
    expect((await client.get('/api/lessons/3904/snippets')).json()).toEqual([]);
  });

  it('is refused to a visitor and to somebody without a plan', async () => {
    const free = await testApp.person('Free');
    const refused = [await testApp.visitor().get(url), await free.client.get(url)];
    expect(refused.map((reply) => reply.statusCode)).toEqual([401, 403]);
    expect(refused.map((reply) => reply.json().code)).toEqual(['signed_out', 'plan_required']);
    for (const { body } of refused) expect(body).not.toContain(planted.title);
  });

  it('is open to everybody for a free lesson, although the list of prompts shows a preview', async () => {
    const { db } = testApp.database;
    const paid = { ...planted, id: 900_003, prompt: 'x'.repeat(200) };
    await db.insert(snippets).values(paid);
    await db.insert(lessonSnippets).values({ snippetId: paid.id, lessonId: 3901 });
    const free = await testApp.person('Free');
    for (const client of [testApp.visitor(), free.client]) {
      const ofLesson = (await client.get('/api/lessons/3901/snippets')).json<LessonSnippet[]>();
      expect(ofLesson).toContainEqual(paid);
      expect((await listFor(client)).find(({ id }) => id === paid.id)?.prompt).toHaveLength(101);
    }
    await db.delete(snippets).where(eq(snippets.id, paid.id));
  });

  it.each(['1', 'abc', '-1', '99999999999', '3901.5', '%00'])(
    'is not found for everybody when there is no such lesson: %s',
    async (id) => {
      const { client } = await testApp.person('Monthly');
      for (const somebody of [testApp.visitor(), client]) {
        const reply = await somebody.get(`/api/lessons/${id}/snippets`);
        expect([404, 422]).toContain(reply.statusCode);
      }
    },
  );
});

describe('the paid part of a prompt', () => {
  const addresses = [
    '/',
    '/replit-prompts',
    '/replit-prompts?search=planted&category=Storage',
    '/replit-prompts?prompt=900001',
    '/prompts',
    '/prompts?prompt=900001',
    '/build-your-first-website',
    '/build-your-first-website/1',
    '/build-your-first-website/2',
    '/api/snippets',
    '/api/snippets?prompt=900001',
    '/api/lessons/3901/snippets',
    '/api/lessons/3902/snippets',
    '/api/courses/39',
    '/api/courses/build-your-first-website/lessons/1',
    '/api/courses/build-your-first-website/lessons/2',
  ];

  it.each(addresses)('reaches neither a visitor nor somebody without a plan: %s', async (url) => {
    const { client: free } = await testApp.person('Free');
    for (const somebody of [testApp.visitor(), free]) {
      expect((await somebody.open(url)).body).not.toContain(marker);
    }
  });

  it('is not in the public page after a member has viewed it', async () => {
    const { client } = await testApp.person('Monthly');
    expect((await client.open('/replit-prompts')).body).toContain(marker);
    expect((await testApp.visitor().open('/replit-prompts')).body).not.toContain(marker);
  });

  it('is complete in the page of a member', async () => {
    const { client } = await testApp.person('Monthly');
    const { body } = await client.open('/prompts?search=planted');
    expect(body).toContain(marker);
    expect(body).toContain('A planted prompt</a>');
    expect(body).not.toContain('A short prompt</a>');
  });
});

describe('the public prompts without scripts', () => {
  const page = async (url: string) => (await testApp.visitor().open(url)).body;
  const titlesIn = (html: string) =>
    [...html.matchAll(/<article[^>]*>.*?<h3[^>]*>(.*?)<\/h3>/gs)].map(([, title = '']) =>
      title.replace(/<[^>]+>/g, ''),
    );

  it('are searched by a form that sends its text to the same page', async () => {
    const form = /<form[^>]*>.*?<\/form>/s.exec(await page('/replit-prompts'))?.[0] ?? '';
    expect(form).toMatch(/<input[^>]*name="search"/);
    expect(form).not.toMatch(/<form[^>]*(action|method)=/);
    expect(titlesIn(await page('/replit-prompts?search=planted'))).toEqual([planted.title]);
  });

  it('are filtered by links', async () => {
    const previews = await listFor(testApp.visitor());
    const stored = previews.filter(({ category }) => category === 'Storage').map(({ title }) => title);
    expect(await page('/replit-prompts')).toContain('href="/replit-prompts?category=Storage"');
    expect(titlesIn(await page('/replit-prompts?category=Storage'))).toEqual(stored);
  });

  it('are one of each category at first', async () => {
    expect(titlesIn(await page('/replit-prompts'))).toHaveLength(snippetCategories.length);
  });
});

it("has a lesson's prompts in the lesson's first HTML", async () => {
  const { client } = await testApp.person('Monthly');
  const { body } = await client.open('/build-your-first-website/3');
  expect(body).toMatch(new RegExp(`<h2[^>]*>${planted.title}</h2>`));
});
