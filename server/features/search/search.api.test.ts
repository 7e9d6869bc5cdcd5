import { readFileSync } from 'node:fs';
import type { SearchReply, SearchResult } from '@chalkline/contract/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectPath } from '../../db/project-path.ts';
import { search, textOf } from '../../testing/searching.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

interface Labelled {
  readonly found: readonly { readonly query: string; readonly finds: readonly string[] }[];
  readonly nothing: readonly string[];
}

const labelled = JSON.parse(readFileSync(projectPath('bench/search/queries.json'), 'utf8')) as Labelled;

/** Every so many of the labelled queries is enough here; `npm run bench -- search` asks them all. */
const everySo = 6;

let testApp: TestApp;
let member: TestPerson;
let visitor: TestClient;

beforeAll(async () => {
  testApp = await startTestApp();
  await testApp.buildSearch();
  member = await testApp.person('Annual');
  visitor = testApp.visitor();
});
afterAll(() => testApp.close());

const idOf = ({ kind, id }: SearchResult) => `${kind}:${id}`;
const everything = ({ best, groups }: SearchReply) => [...best, ...groups.flatMap(({ results }) => results)];

describe('search', () => {
  it('finds what the labelled queries look for among its first five results', async () => {
    const asked = labelled.found.filter((_, index) => index % everySo === 0);
    let recall = 0;
    for (const { query, finds } of asked) {
      const best = (await search(member.client, query)).best.map(idOf);
      recall += finds.filter((id) => best.includes(id)).length / finds.length / asked.length;
    }
    expect(recall).toBeGreaterThanOrEqual(0.95);
  });

  it('finds nothing for nonsense', async () => {
    for (const query of labelled.nothing)
      expect(everything(await search(member.client, query)), query).toEqual([]);
  });

  it('corrects typos, and says so', async () => {
    const reply = await search(member.client, 'strpe');
    expect(reply.correctedTo).toBe('stripe');
    expect(reply.best.map(({ title }) => textOf(title))).toContainEqual(expect.stringContaining('Stripe'));
    expect((await search(member.client, 'stripe')).correctedTo).toBeNull();
  });

  it('knows what people call things', async () => {
    expect((await search(member.client, 'login')).best.map(idOf)).toContain('prompt:36');
  });

  it('shows the matching sentence with the words marked', async () => {
    const { best } = await search(member.client, 'declined cards');
    const lesson = best.find(({ kind }) => kind === 'lesson');
    expect(lesson).toMatchObject({ isLocked: false, context: expect.stringContaining('Lesson 6 · ') });
    const marked = lesson?.sentence.filter(({ isMatch }) => isMatch).map(({ text }) => text.toLowerCase());
    expect(marked?.join(' ')).toMatch(/declined|card/);
  });

  it('leads members to a certification, and everybody else to its course', async () => {
    const found = async (client: TestClient) =>
      everything(await search(client, 'data keeper')).find(({ kind }) => kind === 'certification')?.address;
    expect(await found(member.client)).toBe('/dashboard#certification-2');
    expect(await found(visitor)).toBe('/give-your-app-a-memory');
  });

  it('finds while the last word is being typed', async () => {
    expect((await search(member.client, 'webho')).best.map(idOf)).toContain('lesson:3704');
  });

  it('lists at most twenty results, each once', async () => {
    const ids = everything(await search(member.client, 'app page website')).map(idOf);
    expect(ids.length).toBeGreaterThan(5);
    expect(ids.length).toBeLessThanOrEqual(20);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(['', 'x', "'); drop table users; --", 'a & | ! <-> :*', '\\', '%', 'é'.repeat(100)])(
    'answers %j',
    async (query) => {
      const reply = await visitor.get(`/api/search?${new URLSearchParams({ q: query })}`);
      expect(reply.statusCode).toBe(200);
    },
  );

  it('refuses a query that is too long', async () => {
    expect((await visitor.get(`/api/search?q=${'x'.repeat(201)}`)).statusCode).toBe(422);
  });

  it('answers many at once alike', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => search(member.client, 'databse')));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  });

  it('limits how often somebody searches in a minute', async () => {
    const other = await testApp.person('Free');
    const codes = new Set<number>();
    for (let count = 0; count < 121; count += 1)
      codes.add((await other.client.get('/api/search?q=x')).statusCode);
    expect([...codes]).toEqual([200, 429]);
    expect((await member.client.get('/api/search?q=x')).statusCode).toBe(200);
  });
});
