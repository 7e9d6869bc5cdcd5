import type { CurrentUser } from '@chalkline/contract/people';
import { emptyProject } from '@chalkline/domain/project/own-project';
import { afterEach, beforeAll, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { aSite } from './examples.ts';
import { type FakeServer, refused, startFakeServer } from './fake-server.ts';
import { giveElementsASize } from './layout.ts';
import { addWhatDocumentLacks } from './missing-in-document.ts';
import { closePage, importWhatPagesShare } from './open-page.tsx';

export interface PageTests {
  readonly server: FakeServer;
  /** Who is signed in from now on; null for a visitor. */
  signIn(viewer: CurrentUser | null): void;
  /** Allows errors in the console that match, and requires at least one. All others fail the test. */
  expectConsoleErrors(pattern: RegExp): void;
}

/** React prints this for a part that is loaded on demand and arrives between two steps of a test. */
const lateArrival = /^A suspended resource finished loading inside a test/;

/** Call this once per test file that opens pages. What every page reads is answered already. */
export function setUpPageTests(): PageTests {
  const server = startFakeServer();
  const signIn = (viewer: CurrentUser | null) =>
    server.answer('GET /api/auth/user', () => viewer ?? refused('signed_out'));
  let errors: MockInstance<typeof console.error>;
  let expected: RegExp | undefined;
  let removeSize: () => void;

  // Otherwise the time of the first test could run out while these modules are imported on a busy machine.
  beforeAll(importWhatPagesShare);

  beforeEach(() => {
    expected = undefined;
    addWhatDocumentLacks();
    removeSize = giveElementsASize();
    errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server.answerAll({
      'GET /api/site': aSite,
      'GET /api/time-zones': ['Europe/Berlin', 'UTC'],
      'GET /api/csrf-token': { csrfToken: 'a-form-token' },
      'GET /api/user/progress': [],
      'GET /api/favourites': { lessons: [], promptIds: [] },
      'GET /api/founder/questions/count': { open: 0, priority: 0 },
      'GET /api/founder/waiting-work': {},
      'GET /api/account/project': { project: emptyProject, projectChangedAt: null, typed: [] },
    });
    server.answer('PUT /api/account/typed-values', undefined);
    signIn(null);
  });

  afterEach(() => {
    closePage();
    removeSize();
    const printed = errors.mock.calls
      .map((parts) => parts.map(String).join(' '))
      .filter((text) => !lateArrival.test(text));
    errors.mockRestore();
    expect(
      printed.filter((text) => !expected?.test(text)),
      'errors in the console',
    ).toEqual([]);
    if (expected) expect(printed, 'an expected error in the console').not.toEqual([]);
  });

  return {
    server,
    signIn,
    expectConsoleErrors: (pattern) => {
      expected = pattern;
    },
  };
}
