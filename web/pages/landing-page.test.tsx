import { within } from '@testing-library/dom';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { somePlans } from '../testing/example-plans.ts';
import { aCourse, aFreeLearner, aMember, aSite } from '../testing/examples.ts';
import { currentAddress, openPage } from '../testing/open-page.tsx';
import { setUpPageTests } from '../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();
const courses = [7, 8, 9, 10].map((id) => ({ ...aCourse, id, slug: `course-${id}`, title: `Course ${id}` }));
beforeEach(() => {
  server.answerAll({
    'GET /api/site': { ...aSite, featuredCourseIds: [9, 7, 8] },
    'GET /api/courses': courses,
    'GET /api/plans': somePlans,
    'GET /api/skills': ['Deploying', 'Databases'].map((name, id) => ({ id, name, icon: 'globe' })),
  });
});

describe('the home page', () => {
  it('has its sections in order', async () => {
    const page = await openPage('/');
    const headings = within(page.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'See what a lesson is like',
      'What members get',
      'A look inside',
      'Popular Courses',
      "Skills you'll stack",
      "Made for builders who aren't programmers",
      'Meet your teacher',
      'Pricing',
      'Frequently asked questions',
    ]);
    expect(page.getByRole('region', { name: 'Testimonial' })).toBeTruthy();
  });

  it("adds members' words and a case study when there are some", async () => {
    const said = { author: 'Ann', role: 'Potter' };
    server.answer('GET /api/site', {
      ...aSite,
      testimonials: [
        { ...said, quote: 'It helped.' },
        { ...said, quote: 'An example.', isSample: true },
      ],
      caseStudy: {
        ...said,
        postSlug: 'a-story',
        title: 'A story',
        problem: 'No site.',
        result: 'A site.',
        quote: 'Done.',
      },
    });
    const page = await openPage('/');
    const words = within(page.getByRole('region', { name: 'What members say' }));
    const [real, sample] = words.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(real).toBe('It helped.Ann, Potter');
    expect(sample).toBe('An example.Ann, PotterSample text');
    const story = within(page.getByRole('region', { name: 'A story' }));
    expect(story.getByRole('link', { name: 'Read the case study' }).getAttribute('href')).toBe(
      '/blog/a-story',
    );
  });

  it('shows screenshots in the chosen theme only', async () => {
    const page = await openPage('/');
    const files = () => {
      const picture = page.getByRole('img', { name: /^A lesson:/ }).closest('picture');
      return [...(picture?.querySelectorAll('source') ?? [])].map(
        ({ media, srcset }) => `${media.includes('dark') ? 'on dark devices' : 'always'}: ${srcset}`,
      );
    };
    expect(files()).toContain('on dark devices: /media/screenshots/lesson-phone-dark.avif');
    expect(files()).toContain('always: /media/screenshots/lesson-phone-light.avif');

    await page.user.click(within(page.getByRole('contentinfo')).getByRole('radio', { name: 'Dark' }));
    expect(files()).toContain('always: /media/screenshots/lesson-phone-dark.avif');
    expect(files().join()).not.toContain('light');
  });

  it('offers a free lesson to everybody without a plan', async () => {
    server.answer(
      'GET /api/courses',
      courses.map((course) => ({ ...course, freeLessonOrder: course.id === 8 ? 1 : null })),
    );
    for (const viewer of [null, aFreeLearner]) {
      signIn(viewer);
      const offer = (await openPage('/')).getByRole('link', { name: 'Try the first lesson free' });
      expect(offer.getAttribute('href')).toBe('/course-8/1');
    }
    signIn(aMember);
    expect((await openPage('/')).queryByRole('link', { name: 'Try the first lesson free' })).toBeNull();
  });

  it('offers what comes next to somebody who has completed a free lesson', async () => {
    const free = courses.map((course) => ({ ...course, freeLessonOrder: course.id < 9 ? 1 : null }));
    server.answer('GET /api/courses', free);
    signIn(aFreeLearner);
    const offerAfter = async (...courseIds: number[]) => {
      server.answer(
        'GET /api/user/progress',
        courseIds.map((courseId) => ({ courseId, lessonId: courseId, isCompleted: true })),
      );
      const page = await openPage('/');
      expect(page.queryByRole('link', { name: 'Try the first lesson free' })).toBeNull();
      return page;
    };
    const another = (await offerAfter(7)).getByRole('link', { name: 'Try a free lesson of Course 8' });
    expect(another.getAttribute('href')).toBe('/course-8/1');
    const plans = (await offerAfter(7, 8)).getByRole('link', { name: 'See the plans' });
    expect(plans.getAttribute('href')).toBe('/pricing');
  });

  it('shows the featured courses and every skill', async () => {
    const page = await openPage('/');
    const popular = within(page.getByRole('region', { name: 'Popular Courses' }));
    const titles = popular.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Course 9', 'Course 7', 'Course 8']);
    const skills = within(page.getByRole('region', { name: "Skills you'll stack" }));
    expect(skills.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Deploying',
      'Databases',
    ]);
  });

  it('invites a visitor to get started, and leads a signed-in user to their dashboard', async () => {
    const asVisitor = await openPage('/');
    const [start] = asVisitor.getAllByRole('link', { name: 'Get Started' });
    expect(start?.getAttribute('href')).toBe('/sign-in');
    signIn(aFreeLearner);
    const asLearner = await openPage('/');
    const [dashboard] = asLearner.getAllByRole('link', { name: 'Go to Dashboard' });
    expect(dashboard?.getAttribute('href')).toBe('/dashboard');
    expect(asLearner.queryByRole('link', { name: 'Get Started' })).toBeNull();
  });

  it('explains why a page did not open, and leads there through sign-in', async () => {
    const page = await openPage('/prompts?search=login');
    await expect.poll(currentAddress).toBe('/?returnTo=%2Fprompts%3Fsearch%3Dlogin');
    const request = within(page.getByRole('region', { name: 'Sign in to continue' }));
    expect(request.getByText('Sign in to open the prompts.')).toBeTruthy();
    expect(request.getByRole('link').getAttribute('href')).toBe(
      `/sign-in?returnTo=${encodeURIComponent('/prompts?search=login')}`,
    );
  });

  it('explains it also after a click inside the page', async () => {
    const page = await openPage('/');
    expect(page.queryByRole('region', { name: 'Sign in to continue' })).toBeNull();
    const [start] = page.getAllByRole('link', { name: /^Start Learning/ });
    if (start) await page.user.click(start);
    expect(await page.findByText('Sign in to open your dashboard.')).toBeTruthy();
    await expect.poll(currentAddress).toBe('/?returnTo=%2Fdashboard');
    await waitFor(() => expect(document.activeElement).toBe(page.getByRole('main')));
  });

  it('asks nobody to sign in who is signed in, and ignores addresses of other sites', async () => {
    expect((await openPage('/?returnTo=//evil.example')).queryByText(/^Sign in to open/)).toBeNull();
    signIn(aFreeLearner);
    expect((await openPage('/?returnTo=/dashboard')).queryByText(/^Sign in to open/)).toBeNull();
  });

  it.each([
    ['unverified', 'Email address not verified'],
    ['failed', 'Sign-in failed'],
  ])('says once that a sign-in was not successful: %s', async (reason, title) => {
    const page = await openPage(`/?signIn=${reason}`);
    expect(await page.findByText(title)).toBeTruthy();
    expect(window.location.pathname + window.location.search).toBe('/');
  });
});
