import type { CurrentUser } from '@chalkline/contract/people';
import { beforeEach, describe, expect, it } from 'vitest';
import { pagesWithPlans } from '../../testing/common-answers.ts';
import { somePlans } from '../../testing/example-plans.ts';
import { aCourse, aFormerMember, aFreeLearner, aMember } from '../../testing/examples.ts';
import { type OpenPage, openPage } from '../../testing/open-page.tsx';
import { setUpPageTests } from '../../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();

beforeEach(() => server.answerAll(pagesWithPlans));

const plansShown = (page: OpenPage) =>
  page.getAllByRole('button', { name: /^Get |^Start Consulting/ }).map(({ textContent }) => textContent);

describe("the user's own plan", () => {
  it.each<[CurrentUser['plan'], string]>([
    ['Monthly', '/consulting'],
    ['Monthly', '/'],
    ['Annual', '/'],
    ['Lifetime', '/consulting'],
    ['Consulting', '/'],
  ])('leads from %s on %s to the dashboard, and the others are sold', async (plan, address) => {
    signIn({ ...aMember, plan });
    const page = await openPage(address);
    const line = page.getByText(somePlans.find((offer) => offer.plan === plan)?.covers ?? '').closest('li');
    const link = line?.querySelector('a');
    expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Go to Dashboard', '/dashboard']);
    expect(line?.querySelector('button')).toBeNull();
    expect(plansShown(page)).toHaveLength(3);
  });

  it.each<[CurrentUser['plan'], string]>([
    ['Monthly', '/pricing'],
    ['Annual', '/pricing'],
    ['Lifetime', '/consulting'],
  ])('%s is marked on %s, and no other', async (plan, address) => {
    signIn({ ...aMember, plan });
    const page = await openPage(address);
    const mark = page.getByText('Your plan');
    expect(mark.closest('li')?.querySelector('h2, h3')?.textContent).toBe(plan);
  });

  it('is not marked for a visitor or somebody without a plan', async () => {
    for (const person of [null, aFreeLearner]) {
      signIn(person);
      expect((await openPage('/pricing')).queryByText('Your plan')).toBeNull();
    }
  });

  it('has ended, which the prices say, too', async () => {
    signIn(aFormerMember);
    const page = await openPage('/pricing');
    expect(page.getByText(/^Your Monthly plan ended on November 17, 2026\./)).toBeTruthy();
    signIn(aFreeLearner);
    expect((await openPage('/pricing')).queryByText(/plan ended/)).toBeNull();
  });

  it('is compared with what is free, to people without one', async () => {
    const offerTo = async (viewer: CurrentUser, ...completedIn: number[]) => {
      signIn(viewer);
      server.answer(
        'GET /api/user/progress',
        completedIn.map((courseId) => ({ courseId, lessonId: courseId, isCompleted: true })),
      );
      return (await openPage('/pricing')).getByText(/free lesson/).closest('p')?.textContent;
    };
    server.answer('GET /api/courses', [{ ...aCourse, freeLessonOrder: 1 }]);
    expect(await offerTo(aFreeLearner)).toContain(
      'Your free account includes free lessons and free prompts.',
    );
    expect(await offerTo(aFreeLearner, aCourse.id)).toContain("You've tried every free lesson.");
    expect(await offerTo(aFormerMember)).toContain('Without a plan, you can still use the free lessons');
  });

  it('is not sold again on the public page about consulting', async () => {
    signIn({ ...aMember, plan: 'Consulting' });
    const page = await openPage('/replit-consulting');
    expect(page.queryByRole('button', { name: 'Start Consulting' })).toBeNull();
    const main = page.getByRole('main');
    const links = [...main.querySelectorAll('a')].filter((link) => link.textContent === 'Go to Dashboard');
    expect(links.map((link) => link.getAttribute('href'))).toContain('/dashboard');
  });
});

describe('the free plan on the front page', () => {
  it('leads a visitor to sign-in, and from there to the dashboard', async () => {
    const page = await openPage('/');
    const links = page.getAllByRole('link', { name: 'Start for free' });
    expect(links.map((link) => link.getAttribute('href'))).toContain('/sign-in?returnTo=%2Fdashboard');
  });

  it('leads a user without a plan to the dashboard', async () => {
    signIn(aFreeLearner);
    const page = await openPage('/');
    const pricing = document.querySelector('#pricing');
    const link = [...(pricing?.querySelectorAll('a') ?? [])].find(
      ({ textContent }) => textContent === 'Go to Dashboard',
    );
    expect(link?.getAttribute('href')).toBe('/dashboard');
    expect(plansShown(page)).toHaveLength(4);
  });
});
