import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { projectPath } from '../db/project-path.ts';
import { textsInFolder } from './content-folder.ts';
import type { ContentItem } from './content-item.ts';
import { contentOf, itemsOf } from './file-form.ts';
import { fileTexts } from './file-texts.ts';
import { readContent } from './read-content.ts';

const folder = projectPath('content');
const texts = textsInFolder(folder);
const items = itemsOf(readContent(texts));

describe('items written as files', () => {
  it('are identical to the files they were read from', () => {
    const written = fileTexts(items);
    // The synonyms are no item: search reads them itself.
    const files = [...texts.keys()].filter((file) => file !== 'search-synonyms.yaml');
    expect([...written.keys()].toSorted()).toEqual(files.toSorted());
    for (const [file, text] of written) {
      // The settings are written without the comments in their file.
      if (file !== 'site.yaml') expect(text, file).toBe(readFileSync(join(folder, file), 'utf8'));
    }
  });

  it('are read back as the same items', () => {
    expect(itemsOf(readContent(fileTexts(items)))).toEqual(items);
  });

  it('are read back as the same items whatever somebody types', () => {
    const line = fc
      .string({ minLength: 1, maxLength: 60, unit: 'grapheme' })
      .map((text) => text.replace(/\p{Cc}|\p{Cs}/gu, '').trim())
      .filter((text) => text !== '');
    const text = fc
      .string({ maxLength: 300, unit: 'grapheme' })
      .map((body) => body.replaceAll('\r', '').replaceAll('\0', '').trim());
    fc.assert(
      fc.property(line, line, fc.array(line, { maxLength: 4 }), text, (title, description, points, body) => {
        const edited = items.map(
          (item): ContentItem =>
            item.kind === 'lesson'
              ? { ...item, facts: { ...item.facts, title, description, keyLearningPoints: points }, body }
              : item,
        );
        expect(itemsOf(readContent(fileTexts(edited)))).toEqual(edited);
      }),
      { numRuns: 30 },
    );
  });

  it('refer to missing items by id, so that they can be reported', () => {
    const lost = items.filter(({ kind }) => kind !== 'lesson');
    const { prompts } = contentOf(lost, () => ({ file: '', problem: () => undefined }));
    expect(prompts.flatMap(({ facts }) => facts.lessons).every((name) => /^\d+$/.test(name))).toBe(true);
  });
});
