import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RefusalBody } from '@chalkline/contract/refusals';
import type { UploadedVideo } from '@chalkline/contract/videos';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ContentEditor,
  courseFacts,
  lessonFacts,
  startContentTestApp,
} from '../../testing/content-editor.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { aVideo, uploadVideo } from '../../testing/video-uploads.ts';

let testApp: TestApp;
let editor: ContentEditor;
beforeAll(async () => {
  [testApp, editor] = await startContentTestApp();
});
afterAll(() => testApp.close());

const path = '/api/founder/content';
const gone = '/videos/00000000-0000-4000-8000-000000000000.mp4';

async function courseWith(slug: string, media: object) {
  const id = Number(await editor.made('course', { ...courseFacts, slug }));
  const lessonId = await editor.made('lesson', { ...lessonFacts(id, 'one'), ...media });
  return { course: `course/${id}`, lesson: `lesson/${lessonId}`, id };
}

const uploaded = async () => (await uploadVideo(editor, aVideo)).json<UploadedVideo>();

describe('a course', () => {
  it.each([
    ['now', { videoUrl: '/media/no-such-video.mp4' }, 'no video at /media/no-such-video.mp4'],
    ['now', { captionsUrl: '/media/none.vtt' }, 'no captions file at /media/none.vtt'],
    ['now', { videoUrl: gone }, "isn't on the server any more"],
    ['on_its_day', { videoUrl: gone }, "isn't on the server any more"],
  ])('is not published %s while a file of its lessons is missing: %o', async (when, media, reason) => {
    const slug = `missing-${Math.random().toString(36).slice(2, 8)}`;
    const { course } = await courseWith(slug, media);
    if (when !== 'now') await editor.save(course, { facts: { goesLiveDate: '2030-01-15' } });
    const reply = await editor.act(course, 'publish', { when });
    expect(reply.statusCode).toBe(422);
    expect(reply.json<RefusalBody>().issues).toEqual([
      { field: '', message: expect.stringContaining('lesson “The lesson one”') },
    ]);
    expect(reply.json<RefusalBody>().issues?.[0]?.message).toContain(reason);
  });

  it('is published with an uploaded video, until that is lost', async () => {
    const { id, address } = await uploaded();
    const { course } = await courseWith('with-a-video', { videoUrl: address });
    expect((await editor.act(course, 'publish', { when: 'now' })).statusCode).toBe(200);
    await editor.act(course, 'unpublish');
    rmSync(join(testApp.config.dataDir, 'videos', id));
    expect((await editor.act(course, 'publish', { when: 'now' })).statusCode).toBe(422);
  });
});

describe('a lesson of a public course', () => {
  it('is not saved with a missing video, and keeps one that it had already', async () => {
    const { course, lesson, id } = await courseWith('public-already', {});
    await editor.act(course, 'publish', { when: 'now' });
    const refused = await editor.save(lesson, { facts: { videoUrl: '/media/no-such-video.mp4' } });
    expect([refused.statusCode, refused.json<RefusalBody>().issues]).toEqual([
      422,
      [
        {
          field: 'videoUrl',
          message: "names a file that doesn't exist: there is no video at /media/no-such-video.mp4",
        },
      ],
    ]);
    const added = await editor.client.write('POST', `${path}/lesson`, {
      facts: { ...lessonFacts(id, 'two'), videoUrl: gone },
      body: 'Words.',
    });
    expect(added.statusCode).toBe(422);
    expect((await editor.save(lesson, { facts: { title: 'Another title' } })).statusCode).toBe(200);
  });
});

it('lets an editor play the video of a lesson that is not public yet', async () => {
  const { address } = await uploaded();
  const { lesson } = await courseWith('not-public', { videoUrl: address });
  const preview = await editor.client.write('POST', `${path}/${lesson}/preview`, {
    as: 'member',
    asPublished: true,
  });
  const { videoUrl } = preview.json().shown.lesson;
  expect((await editor.client.get(videoUrl)).statusCode).toBe(200);
});
