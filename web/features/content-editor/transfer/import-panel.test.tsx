import type { ImportReport } from '@chalkline/contract/content-import';
import { within } from '@testing-library/dom';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aFounder } from '../../../testing/examples.ts';
import { type OpenPage, openPage } from '../../../testing/open-page.tsx';
import { setUpPageTests } from '../../../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();
const archive = new File(['zip'], 'content.zip', { type: 'application/zip' });

const reportOf = (before: string, isDryRun: boolean): ImportReport => ({
  isDryRun,
  fingerprint: `fingerprint of ${before}`,
  counts: { created: 0, changed: 1, deleted: 0, left: 0 },
  created: [],
  changed: [
    {
      kind: 'prompt',
      id: '41',
      title: 'Send an email once',
      file: 'prompts/send-an-email-once.md',
      changes: [{ field: 'title', before, after: 'Send an email once' }],
    },
  ],
  deleted: [],
  left: [],
  unchanged: 90,
  pictures: { brought: 0, missing: [] },
});
const looked = reportOf('Changed after the export', true);

beforeEach(() => signIn(aFounder));

const expectFocusedHeading = (text: string) =>
  waitFor(() => expect(document.activeElement?.textContent).toBe(text));

async function look(): Promise<OpenPage> {
  const page = await openPage('/founder/content/transfer');
  await page.user.upload(page.getByLabelText('Archive'), archive);
  await page.user.click(page.getByRole('button', { name: 'Show what would change' }));
  return page;
}

describe('an import of content', () => {
  it('shows what it would change, and applies exactly that', async () => {
    const asked: string[] = [];
    server.answer('POST /api/founder/content/import', ({ query }) => {
      asked.push(query.toString());
      return query.get('dryRun') ? looked : reportOf('Changed after the export', false);
    });
    const page = await look();
    await expectFocusedHeading('What would change');
    const row = page.getByText('Send an email once', { selector: 'strong' }).closest('tr');
    expect(row?.textContent).toContain('Changed');
    expect(row?.textContent).toContain('Changed after the export');
    await page.user.click(page.getByRole('button', { name: 'Apply changes' }));
    await expectFocusedHeading('What has changed');
    expect(page.queryByRole('button', { name: 'Apply changes' })).toBeNull();
    expect(asked).toEqual([
      'dryRun=1&missing=leave',
      'expects=fingerprint+of+Changed+after+the+export&missing=leave',
    ]);
  });

  it('changes nothing when somebody saved meanwhile, and shows what it would change now', async () => {
    const now = reportOf('Saved by a colleague', true);
    server.answer('POST /api/founder/content/import', ({ query }) => {
      if (query.get('dryRun')) return looked;
      if (query.get('expects') === now.fingerprint) return reportOf('Saved by a colleague', false);
      const refusal = { code: 'edited_meanwhile', message: 'Content was saved meanwhile.', report: now };
      return Response.json(refusal, { status: 409 });
    });
    const page = await look();
    await page.user.click(await page.findByRole('button', { name: 'Apply changes' }));
    await expectFocusedHeading('Nothing was changed');
    expect(page.getByText('Content was saved meanwhile.')).toBeTruthy();
    const table = within(page.getByRole('table'));
    expect(table.getByText('Saved by a colleague')).toBeTruthy();
    await page.user.click(page.getByRole('button', { name: 'Apply changes' }));
    await expectFocusedHeading('What has changed');
  });

  it('lists the problems of an archive that cannot be read', async () => {
    server.refuse('POST /api/founder/content/import', 'invalid', {
      message: "This file isn't a zip archive.",
      issues: [{ field: 'prompts/a.md:3', message: 'has no title' }],
    });
    const page = await look();
    await expectFocusedHeading('Nothing was changed');
    expect(page.getByText("This file isn't a zip archive.")).toBeTruthy();
    expect(page.getByText('prompts/a.md:3').parentElement?.textContent).toContain('has no title');
  });

  it('says that it may have been imported when the connection is lost', async () => {
    server.answer('POST /api/founder/content/import', looked);
    const page = await look();
    const apply = await page.findByRole('button', { name: 'Apply changes' });
    server.disconnect('POST /api/founder/content/import');
    await page.user.click(apply);
    await expectFocusedHeading('It may have been imported');
  });
});

describe('the export of content', () => {
  it('is a download', async () => {
    const page = await openPage('/founder/content/transfer');
    const link = page.getByRole('link', { name: 'Download the content' });
    expect(link.getAttribute('href')).toBe('/api/founder/content/export');
    expect(link.hasAttribute('download')).toBe(true);
  });
});
