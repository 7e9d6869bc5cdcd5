import { beforeEach, describe, expect, it } from 'vitest';
import { aMember, aSnapshot } from '../testing/examples.ts';
import { expectFocus } from '../testing/expect-focus.ts';
import { refused } from '../testing/fake-server.ts';
import { answerLessonPages } from '../testing/lesson-page.ts';
import { setUpPageTests } from '../testing/page-tests.ts';
import { aPicture, openSnapshotsTab } from '../testing/snapshots-tab.ts';

const { server, signIn } = setUpPageTests();
const uploading = 'POST /api/snapshots/upload-proxy';
const attaching = 'POST /api/snapshots';
const snapshot = aSnapshot(1);
const another = { ...aSnapshot(2), lessonId: snapshot.lessonId };

/** What the lesson has, from the next reading on. */
const lessonHas = (...snapshots: (typeof snapshot)[]) =>
  server.answer('GET /api/lessons/:lessonId/snapshots', snapshots);

beforeEach(() => {
  signIn(aMember);
  answerLessonPages(server);
  server.answer(uploading, { imageUrl: snapshot.imageUrl });
  server.answer(attaching, snapshot);
});

describe('the snapshots of a lesson', () => {
  it('begin with an invitation, and show a picture once it is uploaded', async () => {
    let attached: unknown;
    server.answer(attaching, ({ body }) => {
      attached = body;
      lessonHas(snapshot);
      return snapshot;
    });
    const { page, tab, choose, pictures } = await openSnapshotsTab();
    await tab.findByText('Upload your first snapshot');
    await choose(aPicture());
    await page.findByText('Success!');
    expect(page.getByText('Your progress snapshot has been uploaded.')).toBeTruthy();
    await tab.findByText('Upload a snapshot');
    expect(pictures().map((picture) => picture.getAttribute('src'))).toEqual([snapshot.thumbnailUrl]);
    const { userId, lessonId, courseId, imageUrl } = snapshot;
    expect(attached).toEqual({ userId, lessonId, courseId, imageUrl, caption: '' });
  });

  it('show the progress of an upload, and accept no other picture meanwhile', async () => {
    const { tab, choose, drop, fileInput } = await openSnapshotsTab();
    await tab.findByText('Upload your first snapshot');
    const answer = server.hold(uploading, { imageUrl: snapshot.imageUrl });
    await choose(aPicture());
    await tab.findByText(/Uploading\.\.\.|Preparing your image\.\.\./);
    expect(tab.getByRole('progressbar', { name: 'Upload' })).toBeTruthy();
    expect(fileInput().disabled).toBe(true);
    drop(aPicture());
    lessonHas(snapshot);
    answer();
    await tab.findByText('Upload a snapshot');
    expect(fileInput().disabled).toBe(false);
    expect(server.count(uploading)).toBe(1);
  });

  it('take a dropped or a pasted picture, one at a time', async () => {
    const { tab, drop, paste, pictures, refusal } = await openSnapshotsTab();
    await tab.findByText('Upload your first snapshot');
    drop(aPicture(), aPicture());
    expect(refusal()).toBe('Please choose one image at a time.');
    expect(server.count(uploading)).toBe(0);
    lessonHas(snapshot);
    drop(aPicture());
    await tab.findByRole('img', { name: 'Snapshot 1 of this lesson' });
    expect(refusal()).toBe('');
    lessonHas(snapshot, another);
    paste(aPicture());
    await tab.findByRole('img', { name: 'Snapshot 2 of this lesson' });
    expect(pictures()).toHaveLength(2);
  });

  it('open large', async () => {
    lessonHas(snapshot);
    const { page, tab } = await openSnapshotsTab();
    await page.user.click(await tab.findByRole('img', { name: 'Snapshot 1 of this lesson' }));
    const dialog = await page.findByRole('dialog', { name: 'Snapshot 1 of this lesson' });
    expect(dialog.querySelector('img')?.getAttribute('src')).toBe(snapshot.imageUrl);
  });

  it('show that they are loading, and can be loaded again when that fails', async () => {
    const answer = server.hold('GET /api/lessons/:lessonId/snapshots', () => refused('internal'));
    const { page, tab, pictures } = await openSnapshotsTab();
    await tab.findByText('Loading snapshots...');
    answer();
    await tab.findByText("We couldn't load your snapshots");
    lessonHas(snapshot);
    await page.user.click(tab.getByRole('button', { name: 'Try again' }));
    await tab.findByText('Upload a snapshot');
    expect(pictures()).toHaveLength(1);
  });
});

describe('deleting a snapshot', () => {
  const deleteLabel = 'Delete Snapshot 1 of this lesson';

  beforeEach(() => {
    lessonHas(snapshot);
    server.answerFile(snapshot.imageUrl, aPicture());
    server.answer('DELETE /api/snapshots/:snapshotId', undefined);
  });

  it('removes it, says so, forgets a refusal, and moves the focus to the list', async () => {
    const { page, tab, drop, pictures, refusal } = await openSnapshotsTab();
    const remove = await tab.findByRole('button', { name: deleteLabel });
    drop(aPicture(), aPicture());
    expect(refusal()).toBe('Please choose one image at a time.');
    lessonHas();
    remove.focus();
    await page.user.keyboard('{Enter}');
    await page.findByText('Deleted');
    expect(page.getByText('Snapshot removed successfully.')).toBeTruthy();
    await tab.findByText('Upload your first snapshot');
    expect(pictures()).toEqual([]);
    expect(refusal()).toBe('');
    expect(server.count(`DELETE /api/snapshots/${snapshot.id}`)).toBe(1);
    const place = tab.getByRole('region', { name: 'Your snapshots of this lesson' });
    await expectFocus(() => place);
  });

  it('can be undone', async () => {
    const { page, tab } = await openSnapshotsTab();
    const remove = await tab.findByRole('button', { name: deleteLabel });
    lessonHas();
    await page.user.click(remove);
    await tab.findByText('Upload your first snapshot');
    lessonHas(snapshot);
    await page.user.click(await page.findByRole('button', { name: 'Undo' }));
    await page.findByText('Restored');
    expect(page.getByText('Your snapshot is back.')).toBeTruthy();
    await tab.findByRole('img', { name: 'Snapshot 1 of this lesson' });
    expect(server.count(uploading)).toBe(1);
    expect(server.count(attaching)).toBe(1);
  });

  it('can be undone together with what it was attached to', async () => {
    server.answer('GET /api/lessons/:lessonId/checks', [
      { checkId: 'links-jump', tickedAt: '2026-11-16T10:00:00.000Z', snapshot },
      { checkId: 'other', tickedAt: '2026-11-16T10:00:00.000Z', snapshot: null },
    ]);
    const attached: unknown[] = [];
    server.answer('PUT /api/lessons/:lessonId/checks/:checkId/snapshot', ({ parameters, body }) => {
      attached.push([parameters.checkId, body]);
    });
    server.answer(attaching, another);
    const { page, tab } = await openSnapshotsTab();
    await page.user.click(await tab.findByRole('button', { name: deleteLabel }));
    await page.user.click(await page.findByRole('button', { name: 'Undo' }));
    await page.findByText('Your snapshot is back.');
    expect(attached).toEqual([['links-jump', { snapshotId: another.id }]]);
  });

  it('leaves the picture and the focus in place when it fails, and says so', async () => {
    server.refuse('DELETE /api/snapshots/:snapshotId', 'internal');
    const { page, tab, pictures } = await openSnapshotsTab();
    const remove = await tab.findByRole('button', { name: deleteLabel });
    await page.user.click(remove);
    await page.findByText('Failed to delete snapshot.');
    expect(page.getByText('Error')).toBeTruthy();
    expect(pictures()).toHaveLength(1);
    await expectFocus(() => remove);
  });
});
