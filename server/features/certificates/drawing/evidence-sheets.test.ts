import { describe, expect, it } from 'vitest';
import { type DrawnCertificate, factsOf } from './certificate-facts.ts';
import { evidenceSheets } from './evidence-sheets.ts';
import { loadFaces } from './fonts.ts';

const check = (lessonOrder: number, number: number) => ({
  lessonOrder,
  lesson: `The lesson number ${lessonOrder}`,
  try: `Try the part number ${number} of your app in a private window, and then once more on your phone.`,
  expect: `The part number ${number} works in both places, and nothing else has changed.`,
});

const sheetsOf = async (checks: DrawnCertificate['checks']) => {
  const faces = await loadFaces();
  const facts = factsOf(
    {
      brand: 'Chalkline',
      name: 'Ada Lovelace',
      certification: 'Website Builder',
      course: { slug: 'build-your-first-website', title: 'Build Your First Website' },
      awardedAt: '2026-11-13T09:00:00.000Z',
      reissuedAt: null,
      reviewerName: 'Robin Ashdown',
      address: 'https://chalkline.example/certificates/x',
      checks,
    },
    faces,
  );
  return evidenceSheets(facts, faces);
};

describe('the pages with the checks', () => {
  it('are left out without checks', async () => {
    expect(await sheetsOf([])).toEqual([]);
  });

  it('list every check under its lesson, inside the frame', async () => {
    const checks = Array.from({ length: 60 }, (_, index) => check(Math.floor(index / 6) + 1, index));
    const sheets = await sheetsOf(checks);
    expect(sheets.length).toBeGreaterThan(1);
    const words = sheets.flatMap((sheet) => sheet.words);
    expect(Math.max(...words.map(({ y }) => y))).toBeLessThan(1070);
    const text = words.map((line) => line.text).join(' ');
    for (const { lesson, try: step, expect: seen } of checks) {
      expect(text).toContain(lesson);
      expect(text).toContain(step);
      expect(text).toContain(seen);
    }
  });
});
