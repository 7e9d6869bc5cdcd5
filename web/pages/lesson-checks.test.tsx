import type { TickedCheck } from '@chalkline/contract/build-checks';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aLesson, aMember, aSnapshot, someChecks } from '../testing/examples.ts';
import { answerLessonPages, lessonAddress } from '../testing/lesson-page.ts';
import { type OpenPage, openPage } from '../testing/open-page.tsx';
import { setUpPageTests } from '../testing/page-tests.ts';
import { aPicture, openSnapshotsTab } from '../testing/snapshots-tab.ts';

const { server, signIn } = setUpPageTests();

const ticked = (checkId: string, facts: Partial<TickedCheck> = {}): TickedCheck => ({
  checkId,
  tickedAt: '2026-11-16T10:00:00.000Z',
  snapshot: null,
  ...facts,
});
const first = someChecks[0]?.try ?? '';
const checks = (page: OpenPage) => within(page.getByRole('region', { name: 'Checks' }));
const box = (page: OpenPage, name: string) => checks(page).getByRole<HTMLInputElement>('checkbox', { name });

describe('the checks of a lesson', () => {
  beforeEach(() => {
    signIn(aMember);
    answerLessonPages(server);
    server.answer('PUT /api/lessons/:lessonId/checks/:checkId', undefined);
    server.answer('DELETE /api/lessons/:lessonId/checks/:checkId', undefined);
  });

  it('are ticked and unticked at once, and counted next to Mark Complete', async () => {
    const page = await openPage(lessonAddress(1));
    expect(page.getByRole('link', { name: '3 checks still open' }).getAttribute('href')).toBe('#checks');
    box(page, first).focus();
    await page.user.keyboard(' ');
    expect(box(page, first).checked).toBe(true);
    expect(checks(page).getByText('1 of 3 done')).toBeTruthy();
    expect(page.getByRole('link', { name: '2 checks still open' })).toBeTruthy();
    await page.user.click(box(page, first));
    expect(checks(page).getByText('0 of 3 done')).toBeTruthy();
    expect(server.count(`PUT /api/lessons/${aLesson(1).id}/checks/links-jump`)).toBe(1);
    expect(page.getByRole('button', { name: 'Mark Complete' })).toBeTruthy();
  });

  it('go back to what is saved when saving fails', async () => {
    const page = await openPage(lessonAddress(1));
    server.refuse('PUT /api/lessons/:lessonId/checks/:checkId', 'internal');
    await page.user.click(box(page, first));
    await page.findByText("We couldn't save this check. Please try again.");
    await checks(page).findByText('0 of 3 done');
    await waitFor(() => expect(box(page, first).checked).toBe(false));
  });

  it('go back to what is known without a connection', async () => {
    const page = await openPage(lessonAddress(1));
    server.disconnect('PUT /api/lessons/:lessonId/checks/:checkId');
    server.disconnect('GET /api/lessons/:lessonId/checks');
    await page.user.click(box(page, first));
    await page.findByText("We couldn't save this check. Please try again.");
    await waitFor(() => expect(box(page, first).checked).toBe(false));
    expect(checks(page).getByText('0 of 3 done')).toBeTruthy();
  });

  it('mention no open checks when all are ticked', async () => {
    server.answer(
      'GET /api/lessons/:lessonId/checks',
      someChecks.map(({ id }) => ticked(id)),
    );
    const page = await openPage(lessonAddress(1));
    expect(checks(page).getByText('3 of 3 done')).toBeTruthy();
    expect(page.queryByText(/still open/)).toBeNull();
  });

  const openChoice = async (page: OpenPage) => {
    await page.user.click(
      checks(page).getByRole('button', { name: new RegExp(`^Attach a snapshot ?: ${first}`) }),
    );
    return page.findByRole('dialog', { name: 'Attach a snapshot' });
  };

  it('take one of the snapshots of the lesson', async () => {
    server.answer('GET /api/lessons/:lessonId/snapshots', [aSnapshot(1), aSnapshot(2)]);
    server.answer('PUT /api/lessons/:lessonId/checks/:checkId/snapshot', undefined);
    const page = await openPage(lessonAddress(1));
    await openChoice(page);
    await page.user.click(await page.findByRole('button', { name: 'Snapshot 2' }));
    expect(await checks(page).findByRole('img', { name: /^Your snapshot of/ })).toBeTruthy();
    expect(box(page, first).checked).toBe(true);
    expect(
      checks(page).getByRole('button', { name: new RegExp(`^Change snapshot ?: ${first}`) }),
    ).toBeTruthy();
  });

  describe('with a lesson without snapshots', () => {
    let attached: unknown;
    beforeEach(() => {
      server.answer('GET /api/lessons/:lessonId/snapshots', []);
      server.answer('POST /api/snapshots/upload-proxy', { imageUrl: aSnapshot(1).imageUrl });
      server.answer('POST /api/snapshots', aSnapshot(1));
      server.answer('PUT /api/lessons/:lessonId/checks/:checkId/snapshot', ({ body }) => {
        attached = body;
      });
    });

    it('take a picture that is uploaded for them', async () => {
      const page = await openPage(lessonAddress(1));
      const dialog = await openChoice(page);
      await page.user.upload(await within(dialog).findByLabelText(/Upload your first snapshot/), aPicture());
      expect(await checks(page).findByRole('img', { name: /^Your snapshot of/ })).toBeTruthy();
      await waitFor(() => expect(attached).toEqual({ snapshotId: aSnapshot(1).id }));
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    });

    it('keep the snapshot that is chosen while another one is uploaded', async () => {
      server.answer('GET /api/lessons/:lessonId/snapshots', [aSnapshot(2)]);
      const answer = server.hold('POST /api/snapshots', aSnapshot(1));
      const page = await openPage(lessonAddress(1));
      const dialog = await openChoice(page);
      await page.user.upload(await within(dialog).findByLabelText(/Upload a snapshot/), aPicture());
      await page.user.click(within(dialog).getByRole('button', { name: 'Snapshot 1' }));
      answer();
      await page.findByText('Your progress snapshot has been uploaded.');
      expect(attached).toEqual({ snapshotId: aSnapshot(2).id });
    });

    it('take a pasted picture, which the open list of snapshots leaves to them', async () => {
      const { page, tab } = await openSnapshotsTab();
      await tab.findByText('Upload your first snapshot');
      const dialog = await openChoice(page);
      await within(dialog).findByText('Upload your first snapshot');
      const answer = server.hold('POST /api/snapshots/upload-proxy', { imageUrl: aSnapshot(1).imageUrl });
      fireEvent.paste(dialog, { clipboardData: { files: [aPicture()] } });
      await within(dialog).findByRole('progressbar', { name: 'Upload' });
      expect(page.getAllByRole('progressbar', { hidden: true, name: 'Upload' })).toHaveLength(1);
      answer();
      expect(await checks(page).findByRole('img', { name: /^Your snapshot of/ })).toBeTruthy();
    });
  });

  it('stay readable when what is ticked cannot be loaded', async () => {
    server.refuse('GET /api/lessons/:lessonId/checks', 'internal');
    const page = await openPage(lessonAddress(1));
    expect(await checks(page).findByText("We couldn't load your checks")).toBeTruthy();
    expect(box(page, first).disabled).toBe(true);
  });
});
