import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { knownData, type Resource } from '../api/resource.ts';

import { currentUserResource, snippetsResource, userCoursesResource } from '../api/resources.ts';

import { aCourse, aMember, aSnippet } from '../testing/examples.ts';
import { refused } from '../testing/fake-server.ts';
import { setUpPageTests } from '../testing/page-tests.ts';
import { interactiveNeeds } from './needs/interactive-needs.ts';
import { prefetchLinks } from './prefetch.ts';
import { screens } from './screens.ts';

const { server } = setUpPageTests();
let stop = () => {};

beforeEach(() => {
  // A link to the page that an earlier test has opened would lead nowhere.
  window.history.replaceState(null, '', '/');
  server.answerAll({
    'GET /api/courses': [aCourse],
    'GET /api/user/courses': [],
    'GET /api/snippets': [aSnippet(1)],
  });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page with one link, on which the links are watched. */
function watch(href: string, attributes = '') {
  document.body.innerHTML = `<a href="${href}" ${attributes}>Next page</a>`;
  const link = document.querySelector('a');
  const client = createQueryClient();
  client.setQueryData(currentUserResource.key, aMember);
  stop = prefetchLinks({ client, screens, needs: interactiveNeeds });
  return {
    client,
    known: <Data,>(resource: Resource<Data>) => knownData(client, resource),
    receive: (event: string) => link?.dispatchEvent(new Event(event, { bubbles: true })),
  };
}

const nothingHappens = async () => {
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.requests).toEqual([]);
};

describe('a link to a page of the app', () => {
  it.each(['pointerover', 'touchstart', 'focusin'])('has its data loaded on %s', async (event) => {
    const { receive, known } = watch('/prompts');
    receive(event);
    await waitFor(() => expect(known(snippetsResource)).toHaveLength(1));
  });

  it('has data loaded once that other pages share', async () => {
    const { client, receive, known } = watch('/courses');
    client.setQueryData(userCoursesResource.key, []);
    receive('focusin');
    await waitFor(() => expect(server.count('GET /api/courses')).toBe(1));
    expect(known(userCoursesResource)).toEqual([]);
    expect(server.count('GET /api/user/courses')).toBe(0);
  });

  it('keeps no failed request, which the page would not repeat', async () => {
    server.answer('GET /api/snippets', () => refused('slow_down'));
    const { client, receive } = watch('/prompts');
    receive('focusin');
    await waitFor(() => expect(server.count('GET /api/snippets')).toBe(1));
    await waitFor(() => expect(client.getQueryState(snippetsResource.key)).toBeUndefined());
  });

  it('has its data dropped when nobody follows it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { client, receive, known } = watch('/prompts');
    // Without the network, only the timers below have to pass.
    client.setDefaultOptions({ queries: { queryFn: async () => [] } });
    receive('pointerover');
    await vi.advanceTimersByTimeAsync(100);
    expect(known(snippetsResource)).toEqual([]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(known(snippetsResource)).toBeUndefined();
  });

  it('is left alone when the pointer only passes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { receive } = watch('/prompts');
    receive('pointerover');
    document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
    await nothingHappens();
  });

  it('is left alone when the person wants to save data', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    const { receive } = watch('/prompts');
    receive('touchstart');
    await nothingHappens();
  });
});

describe('any other link', () => {
  it.each([
    ['to another site', 'https://example.com/prompts', ''],
    ['to a call that changes something', '/api/logout', ''],
    ['to the console', '/founder', ''],
    ['in a new tab', '/prompts', 'target="_blank"'],
    ['to a download', '/prompts', 'download'],
  ])('is left alone: %s', async (_, href, attributes) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { receive } = watch(href, attributes);
    receive('touchstart');
    await nothingHappens();
  });
});
