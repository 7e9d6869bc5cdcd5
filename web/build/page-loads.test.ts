import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { screens } from '../app/screens.ts';
import {
  isPublic,
  largePages,
  pageAndPaywall,
  pagesWithManyParts,
  poorlyCompressedPages,
  previewOfCourse,
  rareParts,
} from './page-loads.ts';

const shown = screens.flatMap((screen) => (screen.forVisitors ? [screen, screen.forVisitors] : [screen]));
/** The page for unknown addresses is shown in two shells. */
const withOneShell = shown.filter(({ name, isPlain }) => !isPlain && name !== 'not-found');

describe('the plan of the files', () => {
  it.each(withOneShell)('knows the shell of $name', ({ name, shell }) => {
    expect(isPublic(join(import.meta.dirname, '../pages', `${name}.tsx`))).toBe(shell === 'public');
  });

  it.each([
    ...new Set([
      ...largePages,
      ...poorlyCompressedPages,
      ...pagesWithManyParts,
      ...rareParts,
      ...pageAndPaywall,
      ...previewOfCourse,
    ]),
  ])('names a file that exists: %s', (file) => {
    expect(existsSync(join(import.meta.dirname, '..', file))).toBe(true);
  });
});
