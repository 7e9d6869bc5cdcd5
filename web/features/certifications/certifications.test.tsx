import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCertification, anAvailability, aUserCertification } from '../../testing/certification-examples.ts';
import { emptyDashboard } from '../../testing/common-answers.ts';
import { aMember } from '../../testing/examples.ts';
import { type OpenPage, openPage } from '../../testing/open-page.tsx';
import { setUpPageTests } from '../../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();
const dataKeeper = { ...aCertification, id: 2, name: 'Data Keeper' };
const gatekeeper = { ...aCertification, id: 3, name: 'Gatekeeper' };
const earned = aUserCertification({
  isEarned: true,
  earnedAt: '2026-01-06T09:00:00.000Z',
  certificateToken: 'a-token',
});

beforeEach(() => {
  signIn(aMember);
  server.answerAll({
    ...emptyDashboard,
    'GET /api/certifications': [aCertification, dataKeeper, gatekeeper],
    'GET /api/certifications/availability': [
      anAvailability(),
      anAvailability({ certificationId: 2, isAvailable: false, courseSlug: 'give-your-app-a-memory' }),
      anAvailability({
        certificationId: 3,
        isAvailable: false,
        isPublished: false,
        goesLiveDate: '2027-01-15',
      }),
    ],
  });
});

function card(page: OpenPage, name: string): HTMLElement {
  const found = page.getByRole('heading', { level: 3, name }).closest('li');
  if (!found) throw new Error(`There is no card of ${name}.`);
  return found;
}

describe('the certifications on the dashboard', () => {
  it('say which are available, and why others are not', async () => {
    const page = await openPage('/dashboard');
    expect(page.getByText('0/3').parentElement?.textContent).toBe('0/3 skills stacked');
    expect(card(page, 'Website Builder').textContent).toContain('Available');
    expect(card(page, 'Data Keeper').textContent).toContain('Course required');
    expect(
      within(card(page, 'Data Keeper'))
        .getByRole('link', { name: /^Take the course/ })
        .getAttribute('href'),
    ).toBe('/give-your-app-a-memory');
    expect(card(page, 'Gatekeeper').textContent).toContain('Goes live: Jan 15');
    const launch = within(card(page, 'Gatekeeper')).getByRole<HTMLButtonElement>('button', {
      name: /^Course launch: Jan 15/,
    });
    expect(launch.disabled).toBe(true);
  });

  it('show the requested changes on the card', async () => {
    const sentBack = {
      ...earned,
      isEarned: false,
      earnedAt: null,
      submittedAt: null,
      feedback: 'Add a title.',
    };
    server.answer('GET /api/user/certifications', [sentBack]);
    const page = await openPage('/dashboard');
    expect(card(page, 'Website Builder').textContent).toContain('Changes requested:Add a title.');
    expect(page.getByRole('button', { name: /^Start Assessment.*Website Builder/ })).toBeTruthy();
  });

  it('link an earned one to its certificate', async () => {
    server.answer('GET /api/user/certifications', [earned]);
    const page = await openPage('/dashboard');
    expect(page.getByText(/Earned \w+ 6, 2026$/)).toBeTruthy();
    expect(page.getByRole('link', { name: /^View certificate.*Website Builder/ }).getAttribute('href')).toBe(
      '/certificates/a-token',
    );
  });
});
