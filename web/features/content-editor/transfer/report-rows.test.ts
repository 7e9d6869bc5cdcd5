import type { ImportReport } from '@chalkline/contract/content-import';
import { expect, it } from 'vitest';
import { leftOut, missingPictures, reportRows, reportSummary } from './report-rows.ts';

const item = (id: string) => ({
  kind: 'prompt' as const,
  id,
  title: `Prompt ${id}`,
  file: `prompts/${id}.md`,
});
const report: ImportReport = {
  isDryRun: true,
  fingerprint: 'looked at',
  counts: { created: 1, changed: 1, deleted: 0, left: 1 },
  created: [item('1')],
  changed: [{ ...item('2'), changes: [{ field: 'title', before: 'a', after: 'b' }] }],
  deleted: [],
  left: [{ ...item('3'), reason: "It isn't in the archive." }],
  unchanged: 90,
  pictures: { brought: 0, missing: [] },
};

const withNothingLeft = { ...report, left: [], counts: { ...report.counts, left: 0 } };

it('lists what happens to every item, new ones first', () => {
  expect(reportRows(report).map(({ verdict, title }) => `${verdict}: ${title}`)).toEqual([
    'New: Prompt 1',
    'Changed: Prompt 2',
    'Stays: Prompt 3',
  ]);
});

it('summarizes it in one line', () => {
  expect(reportSummary(report)).toBe('1 new, 1 changed, 0 deleted, 90 the same, 1 left unchanged.');
  expect(reportSummary(withNothingLeft)).toBe('1 new, 1 changed, 0 deleted, 90 the same.');
});

it('lists the pictures that are included, and those that are missing', () => {
  expect(reportSummary({ ...withNothingLeft, pictures: { brought: 2, missing: [] } })).toBe(
    '1 new, 1 changed, 0 deleted, 90 the same. With 2 pictures.',
  );
  expect(missingPictures(report)).toBeUndefined();
  expect(
    missingPictures({ ...report, pictures: { brought: 0, missing: ['/media/a.webp', '/media/b.webp'] } }),
  ).toBe('Neither in the archive nor here: 2 pictures that it shows (/media/a.webp, /media/b.webp).');
});

it('says how many items a long report leaves out', () => {
  expect(leftOut(report)).toBeUndefined();
  expect(leftOut({ ...report, counts: { created: 2_301, changed: 1, deleted: 0, left: 3 } })).toBe(
    'And 2,300 more new, 2 more unchanged. The table shows the first 200 of each.',
  );
});
