import { expect, it } from 'vitest';
import { linkLines, linksInLines, wordsInText } from './list-texts.ts';

it('reads a name and an address from each line, and writes them back', () => {
  const text = 'YouTube https://www.youtube.com/@chalkline\nMy own site https://example.com';
  expect(linksInLines(text)).toEqual([
    { name: 'YouTube', url: 'https://www.youtube.com/@chalkline' },
    { name: 'My own site', url: 'https://example.com' },
  ]);
  expect(linkLines(linksInLines(text))).toBe(text);
  expect(linksInLines('YouTube\n\n')).toEqual([{ name: 'YouTube', url: '' }]);
});

it('reads words separated by commas', () => {
  expect(wordsInText('database, basics,,')).toEqual(['database', 'basics']);
});
