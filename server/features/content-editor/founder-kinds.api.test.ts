import type { ContentList } from '@chalkline/contract/founder-content';
import type { Role } from '@chalkline/domain/access/roles';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentDrafts } from '../../db/schema.ts';
import { exported, filesIn, imported, send, tried, zipped } from '../../testing/content-archives.ts';
import { ContentEditor, newEditor, postFacts, startContentTestApp } from '../../testing/content-editor.ts';
import type { TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
let founder: ContentEditor;
let editor: ContentEditor;

beforeAll(async () => {
  [testApp, founder] = await startContentTestApp('founder');
  editor = await newEditor(testApp, 'Edda');
});
afterAll(() => testApp.close());

const path = '/api/founder/content';
const addresses = ['legal/privacy-policy', 'site/site'] as const;

type Call = readonly ['GET' | 'PUT' | 'POST' | 'DELETE', string, object?];

/** Every call that reads or changes one item. */
const callsTo = (address: string): Call[] => [
  ['GET', address],
  ['GET', `${address}/versions`],
  ['GET', `${address}/versions/1`],
  ['GET', `${address}/dependents`],
  ['GET', `${address}/draft`],
  ['PUT', `${address}/draft`, { basedOn: 1, facts: {}, body: '' }],
  ['DELETE', `${address}/draft`],
  ['PUT', address, { basedOn: 1, facts: {}, body: '' }],
  ['DELETE', `${address}?basedOn=1`],
  ['POST', `${address}/publish`, { basedOn: 1, when: 'now' }],
  ['POST', `${address}/unpublish`, { basedOn: 1 }],
  ['POST', `${address}/versions/1/restore`, { basedOn: 1 }],
  ['POST', `${address}/preview`, { as: 'visitor', asPublished: false }],
];

async function statuses(editor: ContentEditor, calls: readonly Call[]): Promise<number[]> {
  const found: number[] = [];
  for (const [method, address, body] of calls) {
    const url = `${path}/${address}`;
    const reply =
      method === 'GET' ? await editor.client.get(url) : await editor.client.write(method, url, body);
    found.push(reply.statusCode);
  }
  return found;
}

describe.each(addresses)('%s', (address) => {
  it.each([
    ['editor', 403],
    ['consultant', 404],
    [null, 404],
  ] as const)('cannot be read or changed with the role %s', async (role, status) => {
    const person = new ContentEditor(await testApp.person('Lifetime', role ? { role } : {}));
    expect(new Set(await statuses(person, callsTo(address)))).toEqual(new Set([status]));
    expect((await founder.read(address)).version).toBe(1);
  });

  it('is refused to an editor with the reason, and whom to ask', async () => {
    const reply = await editor.client.get(`${path}/${address}`);
    expect(reply.json()).toEqual({
      code: 'forbidden',
      message: expect.stringMatching(/^Only founders can change .+\. Ask a founder .+\.$/),
    });
    const page = await editor.client.get(`/founder/content/${address}`);
    expect(page.statusCode).toBe(404);
    expect(page.body).toMatch(/<title>Only founders can change (legal pages|site settings) · /);
    expect(page.body).toMatch(/<h1[^>]*>Only founders can change (legal pages|site settings)<\/h1>/);
  });

  it('can be read, drafted, previewed and saved by a founder', async () => {
    const calls = callsTo(address).filter(([method, to]) => method === 'GET' && !to.endsWith('/draft'));
    expect(new Set(await statuses(founder, calls))).toEqual(new Set([200]));
    const item = await founder.read(address);
    const draft = { basedOn: item.version, facts: item.facts, body: item.body };
    expect((await founder.client.write('PUT', `${path}/${address}/draft`, draft)).statusCode).toBe(204);
    const seen = { as: 'visitor', asPublished: false };
    expect((await founder.client.write('POST', `${path}/${address}/preview`, seen)).statusCode).toBe(200);
    expect((await founder.save(address, {})).statusCode).toBe(200);
  });
});

describe('the lists of an editor', () => {
  it.each(['legal', 'site'])('have no %s', async (kind) => {
    expect((await editor.client.get(`${path}?kind=${kind}`)).statusCode).toBe(403);
    expect((await founder.client.get(`${path}?kind=${kind}`)).json<ContentList>().items).not.toEqual([]);
  });

  it('leave out a draft from before they lost the permission', async () => {
    const { db } = testApp.database;
    const row = { itemId: 'privacy-policy', editorId: editor.id, basedOn: 1, facts: {}, body: 'Mine' };
    await db.insert(contentDrafts).values({ ...row, kind: 'legal', updatedAt: testApp.now() });
    expect((await editor.client.get(`${path}/drafts`)).json()).toEqual([]);
    await db.delete(contentDrafts).where(eq(contentDrafts.editorId, editor.id));
  });

  it('show the kinds that they may edit, and say who edits the others', async () => {
    const page = (await editor.client.get('/founder/content?kind=legal')).body;
    expect(page).toContain('Only founders can change legal pages');
    expect(page).toContain('href="/founder/content?kind=site"');
    expect((await editor.client.get('/founder/content?kind=site')).body).toContain(
      'Only founders can change site settings',
    );
    expect((await founder.client.get('/founder/content')).body).toContain(
      'href="/founder/content/site/site"',
    );
  });

  it('say before an export that only founders can change a part of it', async () => {
    const note = 'only founders can change them';
    expect((await editor.client.get('/founder/content/transfer')).body).toContain(note);
    expect((await founder.client.get('/founder/content/transfer')).body).not.toContain(note);
  });
});

describe('an import', () => {
  const changedFiles = async () => {
    const files = filesIn(await exported(founder));
    const legal = Object.keys(files).find((name) => name.startsWith('legal/')) ?? '';
    return {
      ...files,
      'site.yaml': (files['site.yaml'] ?? '').replace(/^tagline:.*$/m, 'tagline: Changed by an import'),
      [legal]: `${files[legal]}\nChanged by an import.\n`,
    };
  };

  it('by an editor leaves legal pages and site settings unchanged, and says so', async () => {
    const archive = zipped(await changedFiles());
    const before = [await founder.read('site/site'), await founder.read('legal/privacy-policy')];
    const report = await tried(editor, archive);
    expect(report.left.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['legal', 'Only a founder can change this.'],
      ['site', 'Only a founder can change this.'],
    ]);
    expect([report.changed, report.created, report.deleted]).toEqual([[], [], []]);
    expect((await imported(editor, archive, 'delete')).changed).toEqual([]);
    expect([await founder.read('site/site'), await founder.read('legal/privacy-policy')]).toEqual(before);
  });

  it('by an editor who was a founder at the dry run is compared again', async () => {
    const archive = zipped(await changedFiles());
    const { fingerprint } = await tried(founder, archive);
    expect((await send(editor, archive, { expects: fingerprint, missing: 'leave' })).statusCode).toBe(409);
  });

  it('by a founder changes them', async () => {
    const { changed } = await imported(founder, zipped(await changedFiles()));
    expect(changed.map(({ kind }) => kind).toSorted()).toEqual(['legal', 'site']);
    expect((await founder.read('site/site')).facts.tagline).toBe('Changed by an import');
  });
});

describe('everything else', () => {
  it.each(['editor', 'founder'] as const)('stays open to the role %s', async (role: Role) => {
    const editor = await newEditor(testApp, undefined, role);
    const id = await editor.made('post', { ...postFacts, slug: `a-post-by-the-${role}` });
    const address = `post/${id}`;
    expect((await editor.save(address, { body: 'Other words.' })).statusCode).toBe(200);
    expect((await editor.act(address, 'publish', { when: 'now' })).statusCode).toBe(200);
    expect((await editor.act(address, 'unpublish')).statusCode).toBe(200);
    expect((await editor.act(address, 'versions/1/restore')).statusCode).toBe(200);
    expect((await editor.delete(address)).statusCode).toBe(204);
  });
});
