import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { elementIn, headingsIn, readableText } from '../../testing/page-text.ts';
import { founderEmail, startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let testApp: TestApp;
let free: TestClient;
beforeAll(async () => {
  testApp = await startTestApp();
  free = (await testApp.person('Free')).client;
});
afterAll(() => testApp.close());

interface GatedPage {
  readonly url: string;
  readonly barTitle: string;
  readonly paywallTitle: string;
}

const paidPages: readonly GatedPage[] = [
  { url: '/dashboard', barTitle: 'Dashboard', paywallTitle: 'Unlock Your Learning Journey' },
  { url: '/courses/39', barTitle: 'Course Details', paywallTitle: 'Unlock Your Learning Journey' },
  { url: '/prompts', barTitle: 'Prompts', paywallTitle: 'Unlock Premium Prompts' },
  { url: '/build-your-first-website', barTitle: 'Course', paywallTitle: 'Unlock Your Learning Journey' },
  { url: '/build-your-first-website/2', barTitle: 'Lesson', paywallTitle: 'Unlock This Lesson' },
];
const board: GatedPage = {
  url: '/consulting',
  barTitle: 'Consulting',
  paywallTitle: 'Unlock Replit Consulting',
};

/** The headings with and without their level, the text of the content, and the top bar and the rail as HTML. */
async function opened(client: TestClient, url: string) {
  const { body, statusCode } = await client.open(url);
  expect([url, statusCode]).toEqual([url, 200]);
  const headings = headingsIn(elementIn(body, 'main'));
  return {
    headings,
    titles: headings.map((heading) => heading.slice('h1 '.length)),
    main: readableText(elementIn(body, 'main')),
    bar: elementIn(body, 'header'),
    rail: elementIn(body, 'nav'),
  };
}

async function expectOpen(client: TestClient, { url, barTitle, paywallTitle }: GatedPage): Promise<void> {
  const { bar, titles } = await opened(client, url);
  expect(bar).toContain('>Chalkline</span>');
  expect(bar).toContain(`>${barTitle}</span>`);
  expect(titles).not.toContain(paywallTitle);
}

describe('somebody without a plan', () => {
  it.each([...paidPages, board])('sees the plans at $url', async ({ url, paywallTitle }) => {
    const { headings, titles } = await opened(free, url);
    expect(titles).toContain(paywallTitle);
    expect(headings.filter((heading) => heading.startsWith('h1'))).toHaveLength(1);
    expect(titles).toEqual(expect.arrayContaining(['Monthly', 'Annual', 'Lifetime', 'Consulting Add-On']));
  });

  it('reads at a lesson what a plan includes, and keeps its public facts', async () => {
    const { headings, main } = await opened(free, '/build-your-first-website/2');
    expect(headings).toContain('h1 Build the first page');
    expect(headings).toContain('h2 Unlock This Lesson');
    expect(main).toContain(
      'Access interactive lessons, code snippets, AI assistance, and track your progress with a premium plan.',
    );
    expect(main).toMatch(/Lesson 2 of 7.*min.*XP/);
    expect(main).not.toMatch(/completed|Mark Complete/);
  });

  it('finds links from a locked lesson to its course and to the other lessons', async () => {
    const { body } = await free.open('/build-your-first-website/2');
    const main = elementIn(body, 'main');
    expect(main).toMatch(
      /<a [^>]*href="\/build-your-first-website"[^>]*>(?:<svg.*?<\/svg>)?Build Your First Website</,
    );
    const contents = main.slice(main.indexOf('id="contents-title"'));
    const lessons = [...contents.matchAll(/href="\/build-your-first-website\/(\d)"/g)].map(
      ([, order]) => order,
    );
    expect(lessons).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  });

  it('sees which lessons are free and which are locked', async () => {
    const contents = /id="contents-title".*?<\/ol>/s;
    const [shown = ''] = contents.exec((await free.open('/build-your-first-website/1')).body) ?? [];
    expect(shown.match(/>Free</g)).toHaveLength(1);
    expect(shown.match(/aria-label="Locked"/g)).toHaveLength(6);
    const { client: member } = await testApp.person('Monthly');
    const [open = ''] = contents.exec((await member.open('/build-your-first-website/1')).body) ?? [];
    expect(open).not.toMatch(/>Free<|Locked/);
  });

  it('reads at an announced course when it comes', async () => {
    const { headings, titles, main } = await opened(free, '/sign-in-that-holds');
    expect(headings).toContain('h1 Unlock Your Learning Journey');
    expect(titles).toContain('Course Coming Soon');
    expect(main).toMatch(/This course will be released on .* Check back soon!/);
  });

  it('reads the name of the requested prompt', async () => {
    const prompts = (await free.get('/api/snippets')).json<{ id: number; title: string }[]>();
    const title = prompts.find(({ id }) => id === 12)?.title;
    const { headings, main } = await opened(free, '/prompts?prompt=12');
    expect(headings).toContain('h1 Unlock Premium Prompts');
    expect(title).toBeTruthy();
    expect(main).toContain(title);
  });
});

describe.each(['Monthly', 'Annual', 'Lifetime'] as const)('a member on the %s plan', (plan) => {
  it('opens every page but the consulting board', async () => {
    const { client } = await testApp.person(plan);
    for (const page of paidPages) await expectOpen(client, page);
    const { headings, rail } = await opened(client, board.url);
    expect(headings).toContain(`h1 ${board.paywallTitle}`);
    expect(rail).toMatch(/locked/);
  });
});

describe('search', () => {
  it('opens for everybody, in the app for people with an account', async () => {
    await testApp.buildSearch();
    const url = '/search?q=stripe';
    const { titles, main } = await opened(testApp.visitor(), url);
    expect(titles).toContain('Search');
    expect(main).toContain('Stripe');
    const people = [
      free,
      ...[await testApp.person('Monthly'), await testApp.person('Consulting')].map(({ client }) => client),
    ];
    for (const client of people) {
      const { bar, main } = await opened(client, url);
      expect(bar).toContain('>Search</span>');
      expect(main).toContain('Stripe');
    }
  });
});

describe('a consulting member and the founder', () => {
  it('open every page, the consulting board too', async () => {
    const people = [
      await testApp.person('Consulting'),
      await testApp.person('Free', { email: founderEmail }),
    ];
    for (const { client } of people) {
      for (const page of [...paidPages, board]) await expectOpen(client, page);
      expect((await opened(client, '/dashboard')).rail).not.toMatch(/locked/);
    }
  });
});
