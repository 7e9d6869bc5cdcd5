import { within } from '@testing-library/dom';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { somePlans } from '../testing/example-plans.ts';
import { aCourse, aMember, aSnippet } from '../testing/examples.ts';
import { openPage } from '../testing/open-page.tsx';
import { setUpPageTests } from '../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();
let reload: MockInstance<Location['reload']>;

beforeEach(() => {
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  signIn(aMember);
  server.answerAll({
    'GET /api/courses': [aCourse],
    'GET /api/plans': somePlans,
    'GET /api/skills': [],
    'GET /api/snippets': [aSnippet(1)],
    'GET /api/user/courses': [],
  });
});
afterEach(() => reload.mockRestore());

describe('a navigation inside the app after the session has ended elsewhere', () => {
  it('is decided by the server where the page is not for everyone', async () => {
    const page = await openPage('/courses');
    signIn(null);
    expect(reload).not.toHaveBeenCalled();
    const navigation = within(page.getByRole('navigation', { name: 'Main' }));
    await page.user.click(navigation.getByRole('link', { name: 'Prompts' }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('continues on a public page', async () => {
    const page = await openPage('/courses');
    signIn(null);
    const [frontPage] = page.getAllByRole('link', { name: 'Chalkline, front page' });
    if (frontPage) await page.user.click(frontPage);
    await page.findByRole('heading', { name: 'Popular Courses' });
    expect(reload).not.toHaveBeenCalled();
  });
});
