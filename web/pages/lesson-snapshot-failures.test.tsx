import { beforeEach, describe, expect, it } from 'vitest';
import { aMember, aSnapshot } from '../testing/examples.ts';
import { answerLessonPages, lessonAddress } from '../testing/lesson-page.ts';
import type { OpenPage } from '../testing/open-page.tsx';
import { setUpPageTests } from '../testing/page-tests.ts';
import { aPicture, openSnapshotsTab } from '../testing/snapshots-tab.ts';

const { server, signIn } = setUpPageTests();
const uploading = 'POST /api/snapshots/upload-proxy';
const attaching = 'POST /api/snapshots';
const snapshot = aSnapshot(1);

beforeEach(() => {
  signIn(aMember);
  answerLessonPages(server);
  server.answer(uploading, { imageUrl: snapshot.imageUrl });
  server.answer(attaching, snapshot);
});

async function openEmptyTab() {
  const opened = await openSnapshotsTab();
  await opened.tab.findByText('Upload your first snapshot');
  return opened;
}

async function hasFailed(page: OpenPage): Promise<void> {
  await page.findByText('Upload Failed');
  expect(page.getByText('Failed to upload snapshot. Please try again.')).toBeTruthy();
}

describe('an upload', () => {
  it('says so when it fails, leaves nothing behind, and can be tried again', async () => {
    const { page, tab, choose, pictures } = await openEmptyTab();
    server.refuse(uploading, 'internal');
    await choose(aPicture());
    await hasFailed(page);
    expect(pictures()).toEqual([]);
    expect(server.count(attaching)).toBe(0);
    server.answer(uploading, { imageUrl: snapshot.imageUrl });
    server.answer('GET /api/lessons/:lessonId/snapshots', [snapshot]);
    await choose(aPicture());
    await page.findByText('Your progress snapshot has been uploaded.');
    await tab.findByRole('img', { name: 'Snapshot 1 of this lesson' });
  });

  it('without a connection has failed', async () => {
    const { page, choose } = await openEmptyTab();
    server.disconnect(uploading);
    await choose(aPicture());
    await hasFailed(page);
  });

  it('without an image URL in the reply has failed', async () => {
    const { page, choose } = await openEmptyTab();
    server.answer(uploading, () => Response.json({}));
    await choose(aPicture());
    await hasFailed(page);
    expect(server.count(attaching)).toBe(0);
  });

  it("has failed when it can't be attached to the lesson", async () => {
    const { page, choose } = await openEmptyTab();
    server.refuse(attaching, 'internal');
    await choose(aPicture());
    await hasFailed(page);
  });

  it('shows why the server refuses it', async () => {
    const { page, choose, refusal, pictures } = await openEmptyTab();
    const message = 'Only PNG, JPG, GIF and WebP images can be uploaded.';
    server.refuse(uploading, 'unsupported_type', { message });
    await choose(aPicture());
    await hasFailed(page);
    expect(refusal()).toBe(message);
    expect(pictures()).toEqual([]);
  });

  it('asks somebody who was signed out meanwhile to log in', async () => {
    const { page, choose } = await openEmptyTab();
    signIn(null);
    server.refuse(uploading, 'signed_out');
    await choose(aPicture());
    await page.findByText('Authentication Required');
    expect(page.getByText('Please log in to upload snapshots.')).toBeTruthy();
    const signInAgain = await page.findByRole('link', { name: 'Sign in again' });
    expect(signInAgain.getAttribute('href')).toBe(
      `/sign-in?returnTo=${encodeURIComponent(lessonAddress(1))}`,
    );
  });
});

describe('a file that is not sent', () => {
  it('is one that is too large', async () => {
    const { choose, refusal } = await openEmptyTab();
    await choose(aPicture(11 * 1024 * 1024));
    expect(refusal()).toBe('This image is larger than 10 MB.');
    expect(server.count(uploading)).toBe(0);
  });

  it('is one of another type', async () => {
    const { drop, refusal } = await openEmptyTab();
    drop(new File(['-'], 'plan.svg', { type: 'image/svg+xml' }));
    expect(refusal()).toBe('Only PNG, JPG, GIF and WebP images can be uploaded.');
    expect(server.count(uploading)).toBe(0);
  });
});
