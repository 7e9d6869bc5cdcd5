import { csrfHeader, csrfTokenPath } from '@chalkline/contract/addresses';
import type { CourseWithLessons } from '@chalkline/contract/courses';
import type { Completion, ProgressRecord } from '@chalkline/contract/progress';
import type { Session } from '@chalkline/contract/sessions';
import { totalXpText } from '@chalkline/domain/progress/xp';
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures/journey.ts';
import { open } from './fixtures/open.ts';
import { newcomer, signInAs, whoIsSignedIn } from './fixtures/people.ts';
import { topBar } from './fixtures/shell.ts';

// Completing lessons changes what the demo people have earned.
test.use({ instance: 'form protection' });

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Sends a write request as a script in the page would. */
function write(page: Page, method: 'POST' | 'DELETE', address: string, token?: string): Promise<Answer> {
  const headers: Record<string, string> = token === undefined ? {} : { [csrfHeader]: token };
  return page.evaluate(
    async (request) => {
      const { address: url, ...init } = request;
      const response = await fetch(url, init);
      return { status: response.status, body: response.status === 204 ? null : await response.json() };
    },
    { address, method, headers },
  );
}

async function read<Data>(page: Page, address: string): Promise<Data> {
  const response = await page.request.get(address);
  expect(response.status(), address).toBe(200);
  return (await response.json()) as Data;
}

async function tokenOf(page: Page): Promise<string> {
  const { csrfToken } = await page.evaluate(
    async (address) => (await fetch(address)).json() as Promise<{ csrfToken: string }>,
    csrfTokenPath,
  );
  return csrfToken;
}

const refusal = { status: 403, body: { code: 'csrf', message: expect.any(String) } };

async function lessonId(page: Page, order: number): Promise<number> {
  const { lessons } = await read<CourseWithLessons>(page, '/api/courses/slug/build-your-first-website');
  const lesson = lessons.find(({ orderIndex }) => orderIndex === order);
  if (!lesson) throw new Error(`There is no lesson ${order}.`);
  return lesson.id;
}

async function hasCompleted(page: Page, id: number): Promise<boolean> {
  const progress = await read<ProgressRecord[]>(page, '/api/user/progress');
  return progress.some((record) => record.lessonId === id && record.isCompleted);
}

async function otherSession(page: Page): Promise<string> {
  const sessions = await read<Session[]>(page, '/api/account/sessions');
  const other = sessions.find(({ isCurrent }) => !isCurrent);
  if (!other) throw new Error('There is no other session.');
  return `/api/account/sessions/${other.id}`;
}

test("A lesson can't be completed without a token, with an invented one, or with one from another session", async ({
  page,
  openBrowser,
  expectProblems,
}) => {
  expectProblems(/status of 403/);
  await signInAs(page, 'Founder');
  const otherPage = await (await openBrowser()).newPage();
  await signInAs(otherPage, 'Monthly member');
  const complete = `/api/lessons/${await lessonId(page, 2)}/complete`;

  for (const token of [undefined, 'invented', await tokenOf(otherPage)]) {
    expect(await write(page, 'POST', complete, token)).toEqual(refusal);
  }
  expect(await hasCompleted(page, await lessonId(page, 2))).toBe(false);
});

test('A lesson is completed with the right token, and its XP is granted once', async ({ page }) => {
  await signInAs(page, 'Founder');
  const id = await lessonId(page, 3);
  const before = (await whoIsSignedIn(page.request))?.totalXp ?? 0;
  const token = await tokenOf(page);

  const first = await write(page, 'POST', `/api/lessons/${id}/complete`, token);
  const completion = first.body as Completion;
  expect(first.status).toBe(200);
  expect(completion).toMatchObject({ lessonId: id, alreadyCompleted: false });
  expect(completion.totalXp).toBe(before + completion.xpEarned);

  const second = await write(page, 'POST', `/api/lessons/${id}/complete`, token);
  expect(second.body).toMatchObject({ alreadyCompleted: true, totalXp: completion.totalXp });
  await open(page, '/dashboard');
  await expect(
    topBar(page).getByText(`${totalXpText(completion.totalXp)} XP`, { exact: true }),
  ).toBeVisible();
});

test('A session can be ended only with the right token', async ({ page, openBrowser, expectProblems }) => {
  expectProblems(/status of 403/);
  const person = { email: 'two.devices@example.com', name: 'Two Devices', returnTo: '/account' };
  const otherPage = await (await openBrowser()).newPage();
  await newcomer(otherPage, person);
  await newcomer(page, person);
  const session = await otherSession(page);

  for (const token of [undefined, 'invented', await tokenOf(otherPage)]) {
    expect(await write(page, 'DELETE', session, token)).toEqual(refusal);
  }
  expect(await whoIsSignedIn(otherPage.request)).toMatchObject({ email: person.email });

  expect(await write(page, 'DELETE', session, await tokenOf(page))).toEqual({ status: 204, body: null });
  expect(await whoIsSignedIn(otherPage.request)).toBeUndefined();
  expect(await whoIsSignedIn(page.request)).toMatchObject({ email: person.email });
});

test('A token from before signing in is not valid after it', async ({ page, expectProblems }) => {
  expectProblems(/status of 403/);
  await open(page, '/');
  const token = await tokenOf(page);
  await signInAs(page, 'Consulting member');
  const id = await lessonId(page, 1);
  expect(await write(page, 'POST', `/api/lessons/${id}/complete`, token)).toEqual(refusal);
});

test("Nobody can end someone else's session", async ({ page, openBrowser, expectProblems }) => {
  expectProblems(/status of 404/);
  const otherPage = await (await openBrowser()).newPage();
  await newcomer(otherPage, { email: 'victim@example.com', name: 'Some Body', returnTo: '/account' });
  const [theirs] = await read<Session[]>(otherPage, '/api/account/sessions');
  await newcomer(page, { email: 'intruder@example.com', name: 'In Truder', returnTo: '/account' });
  const answer = await write(page, 'DELETE', `/api/account/sessions/${theirs?.id}`, await tokenOf(page));
  expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await whoIsSignedIn(otherPage.request)).toMatchObject({ email: 'victim@example.com' });
});
