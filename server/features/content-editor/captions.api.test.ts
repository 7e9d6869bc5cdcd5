import type { Lesson } from '@chalkline/contract/courses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ContentEditor,
  courseFacts,
  issuesOf,
  lessonFacts,
  newEditor,
  startContentTestApp,
} from '../../testing/content-editor.ts';
import { search, textOf } from '../../testing/searching.ts';
import type { TestApp, TestPerson } from '../../testing/test-app.ts';

let testApp: TestApp;
let editor: ContentEditor;
let founder: ContentEditor;
let member: TestPerson;
let free: TestPerson;
let address: string;
const lessonUrl = `/api/courses/${courseFacts.slug}/lessons/1`;
const german = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nGuten Tag, Werkbank\n';
const english = german.replace('Guten Tag, Werkbank', 'Hello');

beforeAll(async () => {
  [testApp, editor] = await startContentTestApp();
  founder = await newEditor(testApp, 'Robin', 'founder');
  member = await testApp.person('Monthly');
  free = await testApp.person('Free');
  const courseId = Number(await editor.made('course', courseFacts));
  address = `lesson/${await editor.made('lesson', lessonFacts(courseId, 'captioned'))}`;
  const published = await founder.act(`course/${courseId}`, 'publish', { when: 'now' });
  expect(published.statusCode, published.body).toBe(200);
});
afterAll(() => testApp.close());

const saved = async (facts: object) => {
  const reply = await editor.save(address, { facts: { ...facts } });
  expect(reply.statusCode, reply.body).toBe(200);
};
const lesson = async () => (await member.client.get(lessonUrl)).json<Lesson>();

describe('the captions of a lesson', () => {
  beforeAll(() =>
    saved({
      captionsUrl: '/media/sample-lesson.en.vtt',
      captions: [
        { language: 'de', text: german },
        { language: 'fr', text: english },
      ],
    }),
  );

  it('are listed with the file that the lesson names', async () => {
    expect((await lesson()).captions).toEqual([
      { language: 'en', label: 'English', url: '/media/sample-lesson.en.vtt' },
      { language: 'de', label: 'Deutsch', url: expect.stringMatching(/captions\/de\.vtt\?v=/) },
      { language: 'fr', label: 'Français', url: expect.stringMatching(/captions\/fr\.vtt\?v=/) },
    ]);
  });

  it('are served to people who may open the lesson, and to nobody else', async () => {
    const url = (await lesson()).captions[1]?.url ?? '';
    const served = await member.client.get(url);
    expect([served.statusCode, served.headers['content-type'], served.body]).toEqual([
      200,
      'text/vtt; charset=utf-8',
      german,
    ]);
    expect((await free.client.get(url)).statusCode).toBe(403);
    expect((await testApp.visitor().get(url)).statusCode).toBe(401);
    expect((await member.client.get(url.replace('de.vtt', 'es.vtt'))).statusCode).toBe(404);
    expect((await member.client.get(url.replace(/\d+/, '999999'))).statusCode).toBe(404);
  });

  it('have another address once they are changed', async () => {
    const before = (await lesson()).captions.at(-1)?.url;
    await saved({ captions: [{ language: 'fr', text: german }] });
    expect((await lesson()).captions.at(-1)?.url).not.toBe(before);
    await saved({ captions: [{ language: 'de', text: german }] });
  });

  it('are found by search', async () => {
    await testApp.buildSearch();
    const { best } = await search(member.client, 'Werkbank');
    expect(best.map(({ title }) => textOf(title))).toEqual(['The lesson captioned']);
  });

  it.each([
    [
      [{ language: 'de', text: german.replace('02.000', '00.500') }],
      'captions.0.text',
      /^can't be shown in German: line 3: .* ends before/,
    ],
    [
      [{ language: 'de', text: 'Hallo' }],
      'captions.0.text',
      /^can't be shown in German: must be a WebVTT file$/,
    ],
    [[{ language: 'German', text: german }], 'captions.0.language', /such as en/],
    [
      [
        { language: 'de', text: german },
        { language: 'de', text: english },
      ],
      'captions.1.language',
      /already the language/,
    ],
  ])('are refused with the place that is wrong: %j', async (captions, field, message) => {
    const reply = await editor.save(address, { facts: { captions } });
    expect(issuesOf(reply)[field]).toMatch(message);
  });

  it('follow the versions of the lesson', async () => {
    const { version } = await editor.read(address);
    await saved({ captions: undefined });
    expect((await lesson()).captions).toHaveLength(1);
    const newest = (await editor.read(address)).version;
    const restored = await editor.client.write(
      'POST',
      `/api/founder/content/${address}/versions/${version}/restore`,
      { basedOn: newest },
    );
    expect(restored.statusCode, restored.body).toBe(200);
    expect((await editor.read(address)).facts).toMatchObject({
      captions: [{ language: 'de', text: german }],
    });
  });
});

describe('the chapters of a lesson', () => {
  const chapters = [
    { seconds: 0, title: 'Hello' },
    { seconds: 65, title: 'Ask for the look' },
  ];

  it('are part of the lesson, with its thumbnail', async () => {
    await saved({ chapters, posterUrl: '/media/pictures/first.webp' });
    expect(await lesson()).toMatchObject({ chapters, posterUrl: '/media/pictures/first.webp' });
  });

  it('are refused when they are out of order', async () => {
    const reply = await editor.save(address, { facts: { chapters: chapters.toReversed() } });
    expect(issuesOf(reply)).toEqual({
      'chapters.0.seconds': 'must begin at 0:00, because it is the first chapter',
    });
  });
});
