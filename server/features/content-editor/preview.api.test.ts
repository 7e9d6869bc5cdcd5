import type { ContentPreview, PreviewViewer } from '@chalkline/contract/founder-content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentVersions } from '../../db/schema.ts';
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

let testApp: TestApp;
let editor: ContentEditor;

beforeAll(async () => {
  [testApp, editor] = await startContentTestApp();
});
afterAll(() => testApp.close());

const path = '/api/founder/content';

async function preview(
  address: string,
  as: PreviewViewer,
  more: object = {},
  by = editor,
): Promise<ContentPreview> {
  const reply = await by.client.write('POST', `${path}/${address}/preview`, { as, ...more });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<ContentPreview>();
}

describe('a preview', () => {
  it('equals what the public calls return for that kind of person', async () => {
    const member = await testApp.person('Monthly');
    const lesson = (await member.client.get('/api/courses/build-your-first-website/lessons/1')).json();
    expect(await preview('lesson/3901', 'member')).toMatchObject({
      outcome: 'content',
      path: '/build-your-first-website/1',
      shown: { kind: 'lesson', lesson },
    });
    for (const [as, outcome] of [
      ['visitor', 'home'],
      ['free', 'paywall'],
    ] as const) {
      expect(await preview('lesson/3901', as)).toMatchObject({ outcome: 'content', shown: { lesson } });
      const seen = await preview('lesson/3902', as);
      expect([seen.outcome, seen.shown?.kind === 'lesson' && seen.shown.lesson]).toEqual([outcome, null]);
      expect(JSON.stringify(seen)).not.toContain('/media/lessons/');
    }
    const post = (await testApp.visitor().get('/api/posts/what-a-database-is')).json();
    expect((await preview('post/what-a-database-is', 'visitor')).shown).toEqual({ kind: 'post', post });
    const free = await preview('prompt/43', 'free');
    expect(
      free.shown?.kind === 'prompt' && [free.shown.prompt.isPreview, free.shown.prompt.prompt.length],
    ).toEqual([true, 101]);
    expect((await preview('certification/4', 'member')).shown).toMatchObject({ certification: { id: 4 } });
    const founder = await newEditor(testApp, undefined, 'founder');
    expect((await preview('legal/privacy-policy', 'visitor', {}, founder)).outcome).toBe('content');
    expect((await preview('site/site', 'visitor', {}, founder)).shown).toMatchObject({
      site: { brand: 'Chalkline' },
    });
    expect((await preview('course/39', 'visitor')).outcome).toBe('content');
  });

  it('shows the edited item and changes nothing', async () => {
    const before = await testApp.database.db.$count(contentVersions);
    const item = await editor.read('post/what-a-database-is');
    const edited = { facts: { ...item.facts, title: 'Edited' }, body: '**Bold** [x](javascript:alert(1))' };
    const { shown } = await preview('post/what-a-database-is', 'visitor', { edited });
    expect(shown?.kind === 'post' && [shown.post.title, shown.post.html]).toEqual([
      'Edited',
      '<p><strong>Bold</strong> [x](javascript:alert(1))</p>\n',
    ]);
    expect(await testApp.database.db.$count(contentVersions)).toBe(before);
    expect((await testApp.visitor().get('/api/posts/what-a-database-is')).json().title).not.toBe('Edited');
  });

  it('shows what a course offers also at an address that is not saved yet', async () => {
    const offer = (await testApp.visitor().get('/api/courses/slug/build-your-first-website/offer')).json();
    const { facts, body } = await editor.read('course/39');
    const edited = { facts: { ...facts, slug: 'a-new-address' }, body };
    const { path: shownAt, shown } = await preview('course/39', 'visitor', { edited });
    expect(shownAt).toBe('/a-new-address');
    expect(shown?.kind === 'course' && shown.offer).toEqual(offer);
  });

  it('says when an item is not public yet, and shows it as if it were', async () => {
    const courseId = Number(await editor.made('course', courseFacts));
    const lesson = await editor.made('lesson', lessonFacts(courseId, 'one'));
    expect((await preview(`lesson/${lesson}`, 'member')).outcome).toBe('not_found');
    expect((await preview(`lesson/${lesson}`, 'member', { asPublished: true })).outcome).toBe('content');
    expect((await editor.read(`course/${courseId}`)).state).toBe('unpublished');
    const edited = { facts: postFacts, body: 'New' };
    expect((await preview('post/new-3f2a9c10', 'visitor', { edited })).outcome).toBe('not_found');
    const shown = await preview('post/new-3f2a9c10', 'visitor', { edited, asPublished: true });
    expect(shown).toMatchObject({ outcome: 'content', shown: { post: { slug: postFacts.slug } } });
    expect(
      (await preview('prompt/new-3f2a9c10', 'member', { edited: { facts: promptFacts, body: 'x' } })).outcome,
    ).toBe('content');
  });

  it('reports problems of invalid input', async () => {
    const send = (address: string, body: object) =>
      editor.client.write('POST', `${path}/${address}/preview`, body);
    expect(
      (await send('prompt/new-3f2a9c10', { as: 'member', edited: { facts: {}, body: '' } })).statusCode,
    ).toBe(422);
    expect((await send('prompt/new-3f2a9c10', { as: 'member' })).statusCode).toBe(404);
    expect((await send('course/9999', { as: 'member' })).statusCode).toBe(404);
    expect((await send('course/39', { as: 'founder' })).statusCode).toBe(422);
  });
});

describe('a text', () => {
  const render = async (kind: string, body: string) =>
    (await editor.client.write('POST', `${path}/render`, { kind, body })).json<{ html: string }>().html;

  it('is rendered like in the product, and never as raw HTML', async () => {
    expect(await render('lesson', '# A\n<script>alert(1)</script>')).toBe(
      '<h1>A</h1>\n<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n',
    );
    expect(await render('post', '## A part')).toContain('id="a-part"');
    expect(await render('prompt', 'a < b\n<i>')).toBe('<p>a &lt; b<br>&lt;i&gt;</p>');
  });
});
