import { beforeEach, describe, expect, it } from 'vitest';
import { pagesWithPlans } from '../../testing/common-answers.ts';
import { aFormerMember, aFreeLearner, aMember } from '../../testing/examples.ts';
import { type OpenPage, openPage } from '../../testing/open-page.tsx';
import { setUpPageTests } from '../../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();

beforeEach(() => {
  signIn(aFreeLearner);
  server.answerAll(pagesWithPlans);
  server.answer('GET /api/snippets', []);
});

const textOf = (page: OpenPage) => page.getByRole('main').textContent ?? '';

describe('the paywall', () => {
  it('says what every membership includes, in numbers', async () => {
    const page = await openPage('/dashboard');
    const contents = page.getByRole('region', { name: 'Every membership includes' });
    const figures = [...contents.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(figures).toEqual(['4 courses', '24 lessons', '47 prompts to copy', '7 certifications']);
    expect(contents.textContent).toContain(
      '2 more courses are on the way, included: Ship with confidence (Dec 1, 2026), Grow your audience.',
    );
  });

  it('says what Annual saves, when Lifetime pays off and what priority support means', async () => {
    const page = await openPage('/dashboard');
    expect(textOf(page)).toContain('$24.92 a month: 49% less than Monthly, $289 saved in a year.');
    expect(textOf(page)).toContain('Pays for itself in month 13 compared with Monthly');
    expect(textOf(page)).toContain(
      'Priority support: we answer your emails and lesson questions first. If you add Consulting,',
    );
  });

  it('promises nothing when the contents cannot be read, and still sells', async () => {
    server.refuse('GET /api/plans/contents', 'unavailable');
    const page = await openPage('/dashboard');
    expect(page.queryByRole('region', { name: 'Every membership includes' })).toBeNull();
    expect(page.getByRole('button', { name: 'Get Annual' })).toBeTruthy();
  });

  it('tells people whose plan has ended so, and that nothing is lost', async () => {
    signIn(aFormerMember);
    const sentence = /^Your Monthly plan ended on November 17, 2026\. Everything you've done is still here/;
    for (const address of ['/dashboard', '/prompts']) {
      const page = await openPage(address);
      expect(page.getByText(sentence)).toBeTruthy();
    }
    expect((await openPage('/consulting')).queryByText(/plan ended/)).toBeNull();
    signIn({ ...aMember, endedPlan: { plan: 'Consulting', endedAt: '2026-11-17T09:00:00.000Z' } });
    const consulting = await openPage('/consulting');
    expect(consulting.getByText(/^Your Consulting plan ended on .*Your tickets are still here/)).toBeTruthy();
  });

  it('folds Consulting away for learners, in an element that needs no scripts', async () => {
    const page = await openPage('/dashboard');
    const folded = page.getByText(/^Need help with your own project\?/).closest('details');
    expect(folded?.open).toBe(false);
    expect(folded?.textContent).toContain('Start Consulting');
  });

  it('shows Consulting open and first where it is needed', async () => {
    signIn(aMember);
    const page = await openPage('/consulting');
    expect(page.queryByText(/^Need help with your own project\?/)).toBeNull();
    const headings = page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings[0]).toBe('Consulting Add-On');
  });
});
