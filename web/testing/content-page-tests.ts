import { beforeEach } from 'vitest';
import { aFounder } from './examples.ts';
import { type PageTests, setUpPageTests } from './page-tests.ts';

/** Call this once per test file about the content editor. A founder is signed in, and there are no other items. */
export function setUpContentTests(): PageTests {
  const tests = setUpPageTests();
  beforeEach(() => {
    tests.signIn(aFounder);
    tests.server.answerAll({
      'GET /api/courses': [],
      'GET /api/founder/content': { items: [], next: null },
      'GET /api/founder/content/drafts': [],
    });
  });
  return tests;
}
