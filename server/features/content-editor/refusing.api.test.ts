import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ContentEditor,
  issuesOf,
  newEditor,
  promptFacts,
  startContentTestApp,
} from '../../testing/content-editor.ts';
import type { TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
let ada: ContentEditor;
let founder: ContentEditor;

beforeAll(async () => {
  [testApp, ada] = await startContentTestApp();
  founder = await newEditor(testApp, undefined, 'founder');
});
afterAll(() => testApp.close());

describe('the content editor refuses', () => {
  it.each([
    [
      'a title without end',
      'course/38',
      { title: 'x'.repeat(1000) },
      { title: 'must be at most 120 characters' },
    ],
    ['no title', 'course/38', { title: '  ' }, { title: "can't be empty" }],
    ['a title on two lines', 'course/38', { title: 'a\nb' }, { title: 'must be one line' }],
    [
      'a category of its own',
      'course/38',
      { category: 'Cooking' },
      { category: expect.stringMatching(/^must be one of/) },
    ],
    [
      'a script as a picture',
      'course/38',
      { imageUrl: 'javascript:alert(1)' },
      { imageUrl: expect.stringMatching(/path/) },
    ],
    [
      'a call of the API as a picture',
      'course/38',
      { imageUrl: '/api/logout' },
      { imageUrl: expect.stringMatching(/path/) },
    ],
    [
      'a picture of another site, which browsers are told not to show',
      'course/38',
      { imageUrl: 'https://elsewhere.example/x.png' },
      { imageUrl: expect.stringMatching(/^must be a path/) },
    ],
    [
      'a path to another site',
      'course/38',
      { imageUrl: '//evil.example/x' },
      { imageUrl: expect.stringMatching(/path/) },
    ],
    [
      'a path that a browser reads otherwise',
      'course/38',
      { imageUrl: '/\t/evil.example/x' },
      { imageUrl: expect.stringMatching(/path/) },
    ],
    [
      'a way round to the API',
      'course/38',
      { imageUrl: '/./api/logout' },
      { imageUrl: expect.stringMatching(/path/) },
    ],
    [
      'a reserved slug',
      'course/38',
      { slug: 'dashboard' },
      { slug: 'the slug "dashboard" is taken by the product' },
    ],
    [
      'a slug of lessons',
      'course/38',
      { slug: 'lesson-one' },
      { slug: expect.stringMatching(/taken by the product/) },
    ],
    [
      'a slug that is taken',
      'course/38',
      { slug: 'build-your-first-website' },
      { slug: expect.stringMatching(/already taken/) },
    ],
    [
      'a slug with a slash',
      'course/38',
      { slug: '../x' },
      { slug: 'must be lowercase words separated by hyphens' },
    ],
    ['a field that nobody knows', 'course/38', { colour: 'red' }, { colour: "isn't a known field" }],
    [
      'a day that is none',
      'course/38',
      { goesLiveDate: '2026-02-30' },
      { goesLiveDate: expect.stringMatching(/date/) },
    ],
    ['a lesson that is none', 'prompt/43', { lessonIds: [1] }, { 'lessonIds.0': 'there is no lesson "1"' }],
    ['a course that is none', 'certification/4', { courseId: 1 }, { courseId: 'there is no course "1"' }],
    [
      'a course with a certification',
      'certification/4',
      { courseId: 39 },
      { courseId: expect.stringMatching(/already/) },
    ],
    [
      'a featured course that is none',
      'site/site',
      { featuredCourseIds: [39, 1] },
      { 'featuredCourseIds.1': "course 1 doesn't exist" },
    ],
    [
      'a featured course twice',
      'site/site',
      { featuredCourseIds: [39, 37, 39] },
      { 'featuredCourseIds.2': 'course 39 is listed twice' },
    ],
    [
      'a featured course that nobody chose',
      'site/site',
      { featuredCourseIds: [39, null, ''] },
      {
        'featuredCourseIds.1': 'must be the number of a course',
        'featuredCourseIds.2': 'must be the number of a course',
      },
    ],
    [
      'no featured course',
      'site/site',
      { featuredCourseIds: [] },
      { featuredCourseIds: 'must include at least one course' },
    ],
    [
      'a script as a social link',
      'site/site',
      { social: [{ name: 'X', url: 'javascript:1' }] },
      { 'social.0.url': 'must be a link that starts with https://' },
    ],
    [
      'a video that nothing plays',
      'lesson/3901',
      { videoUrl: 'https://www.youtube.com/@chalkline' },
      { videoUrl: expect.stringMatching(/^must be a link from YouTube, Vimeo, Loom or Google Drive, or a/) },
    ],
    [
      'a video of another site',
      'lesson/3901',
      { videoUrl: 'https://files.example/lesson.mp4' },
      {
        videoUrl:
          "is on files.example, which isn't an allowed video host: a founder can add it under “Video hosts” in the site settings",
      },
    ],
    [
      'a video behind a port',
      'lesson/3901',
      { videoUrl: 'https://files.example:8443/lesson.mp4' },
      { videoUrl: expect.stringMatching(/^must be a link from YouTube/) },
    ],
    [
      'a video host with more than a name',
      'site/site',
      { videoHosts: ['videos.example', 'https://videos.example/folder'] },
      {
        'videoHosts.1': 'must be a host such as videos.example.com, without https:// and without a path',
      },
    ],
    [
      'a script as a video',
      'lesson/3901',
      { videoUrl: 'javascript:alert(1)' },
      { videoUrl: 'must be a link that starts with https:// or a path that starts with /' },
    ],
    ['no video', 'lesson/3901', { videoUrl: '' }, { videoUrl: "can't be empty" }],
    ['no address', 'lesson/3901', { slug: '' }, { slug: "can't be empty" }],
    ['too much XP', 'lesson/3901', { xpReward: 1e9 }, { xpReward: 'must be at most 10,000' }],
  ])('%s, names each wrong field, and changes nothing', async (_, address, facts, issues) => {
    const editor = address === 'site/site' ? founder : ada;
    const before = await editor.read(address);
    const reply = await editor.save(address, { facts });
    expect([reply.statusCode, issuesOf(reply)]).toEqual([422, issues]);
    expect(await editor.read(address)).toEqual(before);
  });

  it('a prompt without a text, U+0000, a body without end, a forged id', async () => {
    expect(issuesOf(await ada.save('prompt/43', { body: ' \n' }))).toEqual({
      body: 'the text of the prompt is missing',
    });
    expect((await ada.save('prompt/43', { body: 'a\0b' })).statusCode).toBe(422);
    expect((await ada.save('prompt/43', { body: 'x'.repeat(200_001) })).statusCode).toBe(422);
    expect((await ada.save('prompt/43', { facts: { title: 'x'.repeat(1_100_000) } })).statusCode).toBe(413);
    for (const address of [
      'prompt/999999',
      'prompt/abc',
      "prompt/1'--",
      'ghost/1',
      'course/99999999999999999999',
    ]) {
      const reply = await ada.client.write('PUT', `/api/founder/content/${encodeURI(address)}`, {
        basedOn: 1,
        facts: promptFacts,
        body: 'x',
      });
      expect([address, reply.statusCode]).toEqual([address, 404]);
    }
  });

  it('a text that would block the server, before any work on it', async () => {
    const lines = { body: 'must be at most 10,000 lines' };
    const marks = {
      body: expect.stringContaining('at most 20,000 formatting characters'),
    };
    for (const [body, issues] of [
      ['- a\n'.repeat(20_000), lines],
      ['[\n'.repeat(10_000), lines],
      ['!['.repeat(10_001), marks],
    ] as const) {
      const write = (method: 'POST' | 'PUT', address: string, rest: object) =>
        ada.client.write(method, `/api/founder/content/${address}`, { ...rest, body });
      expect(issuesOf(await write('POST', 'render', { kind: 'post' }))).toEqual(issues);
      expect(issuesOf(await ada.save('lesson/3901', { body }))).toEqual(issues);
      expect(issuesOf(await write('POST', 'prompt', { facts: promptFacts }))).toEqual(issues);
      const edited = { facts: promptFacts, body };
      const preview = await write('POST', 'prompt/43/preview', { as: 'member', body: undefined, edited });
      expect(preview.statusCode).toBe(422);
    }
  });

  it('a new legal page, a second set of site settings, and deleting either', async () => {
    expect((await founder.make('legal', { slug: 'imprint', title: 'x' })).statusCode).toBe(404);
    expect((await founder.make('site', {})).statusCode).toBe(404);
    expect((await founder.delete('legal/privacy-policy')).statusCode).toBe(409);
    expect((await founder.delete('site/site')).statusCode).toBe(409);
  });
});
