import { expect, it } from 'vitest';
import { consoleItems } from './sections.ts';

const labels = (role: Parameters<typeof consoleItems>[1]) =>
  consoleItems('/founder', role).map(({ label }) => label);

it('shows everyone the sections that they may use, and a link back', () => {
  expect(labels('founder')).toEqual(expect.arrayContaining(['Overview', 'Reviews', 'Back to app']));
  expect(labels('consultant')).toContain('Reviews');
  expect(labels('editor')).not.toContain('Reviews');
});

it.each([
  ['/founder', 'Overview'],
  ['/founder/reviews', 'Reviews'],
  ['/founder/reviews/one-of-them', 'Reviews'],
])('marks the section of %s as current', (path, section) => {
  const current = consoleItems(path, 'founder').filter(({ isCurrent }) => isCurrent);
  expect(current.map(({ label }) => label)).toEqual([section]);
});
