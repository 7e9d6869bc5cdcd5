import { act, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aFounder, aMember } from '../../testing/examples.ts';
import { openPage } from '../../testing/open-page.tsx';
import { setUpPageTests } from '../../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();

beforeEach(() => {
  server.answerAll({ 'GET /api/founder/reviews': [] });
  server.refuse('GET /api/founder/members/:userId', 'not_found');
});

const goTo = (address: string) => act(async () => window.history.pushState(null, '', address));

describe('the console', () => {
  it('stays around a page that does not exist', async () => {
    signIn(aFounder);
    const page = await openPage('/founder/reviews');
    await goTo('/founder/members/nobody');
    expect(await page.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeTruthy();
    expect(page.getByRole('navigation', { name: 'Founder console' })).toBeTruthy();
    expect(page.getByRole('link', { name: 'Go to the overview' }).getAttribute('href')).toBe('/founder');
  });

  it.each(['/founder', '/founder/reviews'])('does not exist for a member who goes to %s', async (address) => {
    signIn(aMember);
    server.answerAll({ 'GET /api/snippets': [] });
    const page = await openPage('/prompts');
    await goTo(address);
    expect(await page.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeTruthy();
    expect(page.queryByRole('navigation', { name: 'Founder console' })).toBeNull();
  });

  it('counts what waits in each section, and counts again when another one is opened', async () => {
    signIn(aFounder);
    server.answer('GET /api/founder/waiting-work', { reviews: 2, tickets: 1, questions: 0 });
    server.answer('GET /api/founder/questions', { questions: [], next: null });
    const page = await openPage('/founder/reviews');
    const rail = within(page.getByRole('navigation', { name: 'Founder console' }));
    expect(await rail.findByRole('link', { name: 'Reviews 2 waiting' })).toBeTruthy();
    expect(rail.getByRole('link', { name: 'Tickets 1 waiting' })).toBeTruthy();
    expect(rail.getByRole('link', { name: 'Questions' })).toBeTruthy();
    server.answer('GET /api/founder/waiting-work', { reviews: 1, tickets: 1, questions: 0 });
    await goTo('/founder/questions');
    expect(await rail.findByRole('link', { name: 'Reviews 1 waiting' })).toBeTruthy();
  });

  it('is in the menu of the team only', async () => {
    server.answerAll({ 'GET /api/snippets': [] });
    for (const [viewer, count] of [
      [aMember, 0],
      [{ ...aFounder, plan: 'Annual' as const }, 1],
    ] as const) {
      signIn(viewer);
      const page = await openPage('/prompts');
      await page.user.click(page.getByRole('button', { name: /Ada Byron/ }));
      await page.findByRole('menu');
      expect(page.queryAllByRole('menuitem', { name: 'Founder console' })).toHaveLength(count);
    }
  });
});
