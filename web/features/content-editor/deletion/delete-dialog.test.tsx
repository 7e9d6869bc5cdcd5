import { within } from '@testing-library/dom';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCourseItem, aPromptItem, summaryOf } from '../../../testing/content-examples.ts';
import { setUpContentTests } from '../../../testing/content-page-tests.ts';
import { openPage } from '../../../testing/open-page.tsx';

const { server } = setUpContentTests();
const progress = { what: 'progress' as const, count: 3, names: [], text: '3 members have started it.' };
const lessons = {
  what: 'lessons' as const,
  count: 7,
  names: ['First', 'Second'],
  text: 'Deleted with it.',
};

beforeEach(() => {
  server.answer('GET /api/founder/content/:kind/:itemId', ({ parameters }) =>
    parameters.kind === 'course' ? aCourseItem : aPromptItem,
  );
  server.answer('GET /api/founder/content/:kind/:itemId/dependents', { blockers: [], affected: [] });
});

async function ask(kind: 'course' | 'prompt') {
  const page = await openPage(`/founder/content/${kind}/${kind === 'course' ? 39 : 43}`);
  await page.user.click(page.getByRole('button', { name: `Delete this ${kind}…` }));
  return { page, dialog: within(await page.findByRole('dialog')) };
}

describe('deleting an item', () => {
  it("is not offered while members' work depends on it", async () => {
    server.answer('GET /api/founder/content/:kind/:itemId/dependents', {
      blockers: [progress],
      affected: [],
    });
    const { page, dialog } = await ask('course');
    await dialog.findByRole('heading', { name: "You can't delete “Build Your First Website”" });
    expect(dialog.getByText('3 members have started it.')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Delete the course' })).toBeNull();
    await page.user.click(dialog.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  });

  it('lists what else changes first', async () => {
    server.answer('GET /api/founder/content/:kind/:itemId/dependents', { blockers: [], affected: [lessons] });
    const { dialog } = await ask('course');
    await dialog.findByText(/^7 lessons: deleted with it\./);
    expect(dialog.getByText('First · Second · and 5 more')).toBeTruthy();
  });

  it('shows the list without the item', async () => {
    server.answer('DELETE /api/founder/content/:kind/:itemId', undefined);
    const { page, dialog } = await ask('prompt');
    await page.user.click(await dialog.findByRole('button', { name: 'Delete the prompt' }));
    await page.findByText('The prompt is deleted.');
    expect(server.count('DELETE /api/founder/content/prompt/43?basedOn=3')).toBe(1);
    expect(window.location.pathname + window.location.search).toBe('/founder/content?kind=prompt');
    expect(page.queryByRole('link', { name: aPromptItem.title })).toBeNull();
  });

  it('says why it was refused', async () => {
    const message = 'Somebody has started it meanwhile.';
    server.refuse('DELETE /api/founder/content/:kind/:itemId', 'has_dependents', { message });
    const { page, dialog } = await ask('prompt');
    await page.user.click(await dialog.findByRole('button', { name: 'Delete the prompt' }));
    expect(await page.findByText(message)).toBeTruthy();
  });
});

describe('the list of content', () => {
  it('marks items with a draft, and leads deleted ones to their versions', async () => {
    const deleted = { ...summaryOf(aCourseItem), state: 'deleted' as const };
    server.answer('GET /api/founder/content', ({ query }) => ({
      items: [query.get('deleted') ? deleted : { ...summaryOf(aCourseItem), hasDraft: true }],
      next: null,
    }));
    const page = await openPage('/founder/content');
    expect(page.getByText('Your draft')).toBeTruthy();
    await page.user.click(page.getByRole('link', { name: 'Deleted' }));
    await waitFor(() =>
      expect(page.getByRole('link', { name: aCourseItem.title }).getAttribute('href')).toBe(
        '/founder/content/course/39/versions',
      ),
    );
  });
});
