import type { ImportReport } from '@chalkline/contract/content-import';
import { expect, it } from 'vitest';
import { missingPictures, reportRows, reportSummary } from './report-rows.ts';

const item = (id: string) => ({
  kind: 'prompt' as const,
  id,
  title: `Prompt ${id}`,
  file: `prompts/${id}.md`,
});
const report: ImportReport = {
  isDryRun: true,
  fingerprint: 'looked at',
  created: [item('1')],
  changed: [{ ...item('2'), changes: [{ field: 'title', before: 'a', after: 'b' }] }],
  deleted: [],
  left: [{ ...item('3'), reason: "It isn't in the archive." }],
  unchanged: 90,
  pictures: { brought: 0, missing: [] },
};

it('lists what happens to every item, new ones first', () => {
  expect(reportRows(report).map(({ verdict, title }) => `${verdict}: ${title}`)).toEqual([
    'New: Prompt 1',
    'Changed: Prompt 2',
    'Stays: Prompt 3',
  ]);
});

it('summarizes it in one line', () => {
  expect(reportSummary(report)).toBe('1 new, 1 changed, 0 deleted, 90 the same, 1 left unchanged.');
  expect(reportSummary({ ...report, left: [] })).toBe('1 new, 1 changed, 0 deleted, 90 the same.');
});

it('lists the pictures that are included, and those that are missing', () => {
  expect(reportSummary({ ...report, left: [], pictures: { brought: 2, missing: [] } })).toBe(
    '1 new, 1 changed, 0 deleted, 90 the same. With 2 pictures.',
  );
  expect(missingPictures(report)).toBeUndefined();
  expect(
    missingPictures({ ...report, pictures: { brought: 0, missing: ['/media/a.webp', '/media/b.webp'] } }),
  ).toBe('Neither in the archive nor here: 2 pictures that it shows (/media/a.webp, /media/b.webp).');
});
