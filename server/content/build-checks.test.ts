import { describe, expect, it } from 'vitest';
import { projectPath } from '../db/project-path.ts';
import { BrokenContent } from './broken-content.ts';
import { textsInFolder } from './content-folder.ts';
import { readContent } from './read-content.ts';

const texts = textsInFolder(projectPath('content'));
const file = 'courses/build-your-first-website/01-say-what-you-want.md';
const original = texts.get(file) ?? '';

/** The problems of the content with a changed lesson. */
function problemsAfter(change: (text: string) => string): string[] {
  try {
    readContent(new Map([...texts, [file, change(original)]]));
    return [];
  } catch (error) {
    if (!(error instanceof BrokenContent)) throw error;
    return error.problems.map(({ file, line, reason }) => `${file}:${line} ${reason}`);
  }
}

const lineOf = (text: string) => original.slice(0, original.indexOf(text)).split('\n').length;

describe('the build checks of the lessons', () => {
  it('are three to six for every lesson, each with an id of its own', () => {
    const { lessons } = readContent(texts);
    expect(lessons).toHaveLength(24);
    for (const { facts, source } of lessons) {
      expect([3, 4, 5, 6], source.file).toContain(facts.checks.length);
      expect(new Set(facts.checks.map(({ id }) => id)).size).toBe(facts.checks.length);
    }
  });

  it('are required in a file, with file, line and reason', () => {
    const withoutChecks = (text: string) => text.replace(/^checks:\n(?: .*\n)+/m, '');
    expect(problemsAfter(withoutChecks)).toEqual([`${file}:2 checks: must be a list of 3 to 6 checks`]);
  });

  it('are not fewer than three', () => {
    const firstOnly = (text: string) => text.replace(/ {2}- id: five-answers\n(?: .*\n)+/, '');
    expect(problemsAfter(firstOnly)).toEqual([
      `${file}:${lineOf('  - id: one-visitor')} checks: must be a list of 3 to 6 checks`,
    ]);
  });

  it('say what to do, and have an id once', () => {
    expect(problemsAfter((text) => text.replace(/^ {4}otherwise: Add one.*\n/m, ''))).toEqual([
      `${file}:${lineOf('  - id: five-answers')} checks.1.otherwise: can't be empty`,
    ]);
    expect(problemsAfter((text) => text.replace('id: five-answers', 'id: one-visitor'))).toEqual([
      `${file}:${lineOf('  - id: five-answers')} checks.1.id: is already the id of another check of this lesson`,
    ]);
  });
});
