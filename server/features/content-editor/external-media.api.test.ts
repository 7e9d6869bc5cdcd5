import { readFileSync } from 'node:fs';
import type { RefusalBody } from '@chalkline/contract/refusals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectPath } from '../../db/project-path.ts';
import { type ContentEditor, courseFacts, lessonFacts, newEditor } from '../../testing/content-editor.ts';
import { type ExternalServer, startExternalServer } from '../../testing/external-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { aVideo } from '../../testing/video-uploads.ts';

let externalServer: ExternalServer;
let testApp: TestApp;
let founder: ContentEditor;
beforeAll(async () => {
  externalServer = await startExternalServer();
  testApp = await startTestApp({
    hostResolver: externalServer.hostResolver,
    environment: { WRITES_PER_MINUTE: '100000' },
  });
  founder = await newEditor(testApp, 'Ada', 'founder');
  const { files } = externalServer;
  const readable = { 'access-control-allow-origin': '*' };
  files.set('/good.mp4', { content: aVideo });
  files.set('/readable.mp4', { content: aVideo, headers: readable });
  files.set('/half.mp4', { content: aVideo.subarray(0, aVideo.length / 2) });
  files.set('/text.mp4', { content: 'This is not a video, whatever its name says.' });
  files.set('/whole.mp4', { content: aVideo, hasNoRanges: true });
  files.set('/private.mp4', { content: '', status: 403 });
  files.set('/moved.mp4', {
    content: '',
    status: 302,
    headers: { location: 'https://169.254.169.254/good.mp4' },
  });
  files.set('/good.vtt', {
    content: readFileSync(projectPath('web/public/media/sample-lesson.en.vtt')),
    headers: readable,
  });
  files.set('/closed.vtt', { content: 'WEBVTT\n' });
  files.set('/broken.vtt', { content: 'WEBVTT\n\n00:00 nothing\nWords', headers: readable });
  files.set('/master.m3u8', {
    content: '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nsmall/index.m3u8\n',
    headers: readable,
  });
  files.set('/small/index.m3u8', { content: '#EXTM3U\n#EXTINF:4,\n0.ts\n', headers: readable });
  files.set('/small/0.ts', { content: 'a segment', headers: readable });
  files.set('/closed.m3u8', { content: '#EXTM3U\n#EXTINF:4,\nsmall/0.ts\n' });
  files.set('/lost.m3u8', { content: '#EXTM3U\n#EXTINF:4,\nlost/0.ts\n', headers: readable });
  files.set('/page.m3u8', { content: '<html></html>', headers: readable });
  files.set('/elsewhere.m3u8', {
    content: '#EXTM3U\n#EXTINF:4,\nhttps://other.example/small/0.ts\n',
    headers: readable,
  });
});
afterAll(async () => {
  await testApp.close();
  await externalServer.close();
});

const at = (path: string) => `https://videos.example${path}`;
const allow = (videoHosts: string[]) => founder.save('site/site', { facts: { videoHosts } });
const issuesOf = (reply: { json(): unknown }) => (reply.json() as RefusalBody).issues;

let courses = 0;
async function courseWith(media: object) {
  courses += 1;
  const id = Number(await founder.made('course', { ...courseFacts, slug: `external-${courses}` }));
  const lesson = await founder.make('lesson', { ...lessonFacts(id, 'one'), ...media });
  return { course: `course/${id}`, lesson, id };
}

describe('a video on another server', () => {
  it('is refused until a founder allows its host, and the policy of pages follows at once', async () => {
    const policy = async () => String((await testApp.visitor().open('/')).headers['content-security-policy']);
    const { lesson } = await courseWith({ videoUrl: at('/good.mp4') });
    expect([lesson.statusCode, issuesOf(lesson)]).toEqual([
      422,
      [{ field: 'videoUrl', message: expect.stringContaining('is on videos.example, which isn') }],
    ]);
    expect(await policy()).not.toContain('videos.example');

    expect((await allow([' Videos.example '])).statusCode).toBe(200);
    expect(await policy()).toMatch(/;media-src 'self'[^;]* https:\/\/videos\.example;/);
    expect(await policy()).toMatch(/;connect-src 'self'[^;]* https:\/\/videos\.example;/);
    // A page from the cache has the same policy.
    expect(await policy()).toContain('videos.example');
    expect((await courseWith({ videoUrl: at('/good.mp4') })).lesson.statusCode).toBe(201);
  });

  it('keeps its host allowed while a lesson shows it', async () => {
    await allow(['videos.example', 'other.example']);
    await courseWith({ videoUrl: at('/good.mp4') });
    const refused = await allow(['other.example']);
    expect([refused.statusCode, issuesOf(refused)?.[0]?.message]).toEqual([
      422,
      expect.stringContaining('is on videos.example'),
    ]);
    expect((await allow(['videos.example'])).statusCode).toBe(200);
  });

  it("isn't checked while its course is a draft", async () => {
    await allow(['videos.example']);
    const before = externalServer.requests.length;
    await courseWith({ videoUrl: at('/good.mp4') });
    expect(externalServer.requests).toHaveLength(before);
  });
});

describe('a course with files of another server', () => {
  it.each([
    ['a video', { videoUrl: at('/good.mp4') }],
    ['a stream', { videoUrl: at('/master.m3u8') }],
    ['captions', { captionsUrl: at('/good.vtt') }],
    ['a video and captions', { videoUrl: at('/readable.mp4'), captionsUrl: at('/good.vtt') }],
  ])('can be published with %s', async (_, media) => {
    await allow(['videos.example']);
    const { course } = await courseWith(media);
    const reply = await founder.act(course, 'publish', { when: 'now' });
    expect([reply.statusCode, issuesOf(reply)]).toEqual([200, undefined]);
  });

  it.each([
    [{ videoUrl: at('/none.mp4') }, "can't be loaded: videos.example answered with 404"],
    [{ videoUrl: at('/private.mp4') }, "can't be loaded: videos.example answered with 403"],
    [{ videoUrl: at('/moved.mp4') }, "can't be loaded: videos.example redirects to 169.254.169.254"],
    [{ videoUrl: at('/half.mp4') }, "can't be played. This file is damaged or incomplete"],
    [{ videoUrl: at('/text.mp4') }, "can't be played. This is not an MP4, MOV or WebM file"],
    [{ videoUrl: at('/whole.mp4') }, "doesn't send parts of the file"],
    [{ videoUrl: at('/page.m3u8') }, "isn't a playlist (HLS)"],
    [{ videoUrl: at('/lost.m3u8') }, 'answered with 404 for https://videos.example/lost/0.ts'],
    [{ videoUrl: at('/closed.m3u8') }, "doesn't let other sites read it"],
    [{ videoUrl: at('/elsewhere.m3u8') }, 'a part of the stream is on other.example'],
    [{ captionsUrl: at('/none.vtt') }, "can't be loaded: videos.example answered with 404"],
    [{ captionsUrl: at('/closed.vtt') }, "doesn't let other sites read it"],
    [{ captionsUrl: at('/broken.vtt') }, "can't be shown: line 3"],
    [{ captionsUrl: 'https://other.example/good.vtt' }, "is on other.example, which isn't an allowed"],
    [{ videoUrl: at('/good.mp4'), captionsUrl: at('/good.vtt') }, "doesn't let other sites read it"],
  ])('is not published with %o', async (media, reason) => {
    await allow(['videos.example']);
    const { course } = await courseWith(media);
    const reply = await founder.act(course, 'publish', { when: 'now' });
    expect(reply.statusCode).toBe(422);
    expect(issuesOf(reply)).toHaveLength(1);
    expect(issuesOf(reply)?.[0]?.message).toMatch(
      /^The (?:video|captions file) of the lesson “The lesson one” /,
    );
    expect(issuesOf(reply)?.[0]?.message).toContain(reason);
  });

  it('can be edited while the other server is out of order', async () => {
    await allow(['videos.example']);
    externalServer.files.set('/passing.mp4', { content: aVideo });
    const { course, lesson } = await courseWith({ videoUrl: at('/passing.mp4') });
    expect((await founder.act(course, 'publish', { when: 'now' })).statusCode).toBe(200);
    externalServer.files.delete('/passing.mp4');
    const address = `lesson/${lesson.json<{ id: string }>().id}`;
    expect((await founder.save(address, { facts: { title: 'Another title' } })).statusCode).toBe(200);
    const refused = await founder.save(address, { facts: { videoUrl: at('/none.mp4') } });
    expect(issuesOf(refused)).toEqual([
      { field: 'videoUrl', message: expect.stringContaining('answered with 404') },
    ]);
  });
});
