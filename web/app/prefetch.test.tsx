import type { LessonPlayback } from '@chalkline/contract/playback';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { knownData, type Resource } from '../api/resource.ts';

import { currentUserResource, snippetsResource, userCoursesResource } from '../api/resources.ts';

import { aCourse, aLesson, aMember, aSnippet } from '../testing/examples.ts';
import { refused } from '../testing/fake-server.ts';
import { answerLessonPages, lessonAddress } from '../testing/lesson-page.ts';
import { openPage } from '../testing/open-page.tsx';
import { setUpPageTests } from '../testing/page-tests.ts';
import { setUpStyleRequests, stylesArrive } from '../testing/style-requests.ts';
import { screenNamed } from './match-screen.ts';
import { interactiveNeeds } from './needs/interactive-needs.ts';
import { prefetchLinks } from './prefetch.ts';
import { screens } from './screens.ts';

const { server, signIn } = setUpPageTests();
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

/** A page with one link, on which links are watched. */
function watch(href: string, attributes = '', table = screens) {
  document.body.innerHTML = `<a href="${href}" ${attributes}>Next page</a>`;
  const link = document.querySelector('a');
  const client = createQueryClient();
  client.setQueryData(currentUserResource.key, aMember);
  stop = prefetchLinks({ client, screens: table, needs: interactiveNeeds });
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

describe('the code of a linked page', () => {
  setUpStyleRequests();

  it('waits for all styles, because it would be shown without them', async () => {
    const prompts = screenNamed(screens, 'prompts');
    if (!prompts) throw new Error('There is no screen of prompts.');
    const load = vi.fn(async () => ({ Screen: () => null }));
    const { receive } = watch('/prompts', '', [{ ...prompts, load }]);
    receive('touchstart');
    await waitFor(() => expect(server.count('GET /api/snippets')).toBe(1));
    expect(load).not.toHaveBeenCalled();
    stylesArrive();
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
  });
});

describe('a lesson that was loaded ahead', () => {
  it('is shown with the settings of the player that were chosen afterwards', async () => {
    signIn(aMember);
    answerLessonPages(server);
    let settings: LessonPlayback['settings'] = { speed: 0.75, isAutoplay: false, quality: null };
    server.answer('GET /api/lessons/:lessonId/playback', () => ({ positionSeconds: null, settings }));
    server.answer('PUT /api/account/playback-settings', ({ body: { speed, isAutoplay } }) => {
      settings = { speed, isAutoplay, quality: null };
    });
    const page = await openPage(lessonAddress(2));
    const speed = () => page.findByLabelText<HTMLSelectElement>('Speed');
    await waitFor(async () => expect((await speed()).value).toBe('0.75'));
    stop = prefetchLinks({ client: page.client, screens, needs: interactiveNeeds });
    await page.user.hover(page.getByRole('link', { name: /^Previous/ }));
    await waitFor(() => expect(server.count('GET /api/lessons/11/playback')).toBe(1));

    await page.user.selectOptions(await speed(), '2');
    await waitFor(() => expect(settings?.speed).toBe(2));
    await page.user.click(page.getByRole('link', { name: /^Previous/ }));
    await page.findByLabelText(aLesson(1).title);
    await waitFor(() => expect(server.count('GET /api/lessons/11/playback')).toBe(2));
    expect((await speed()).value).toBe('2');
  });
});
