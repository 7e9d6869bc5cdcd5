import { within } from '@testing-library/dom';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCertification, anAvailability, aUserCertification } from '../../testing/certification-examples.ts';
import { emptyDashboard } from '../../testing/common-answers.ts';
import { aMember } from '../../testing/examples.ts';
import { expectFocus } from '../../testing/expect-focus.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { type OpenPage, openPage } from '../../testing/open-page.tsx';
import { setUpPageTests } from '../../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();
const project = 'https://replit.com/@ada/website';
const failure = 'Failed to submit assessment. Please try again.';
const underReview = aUserCertification();

beforeEach(() => {
  signIn(aMember);
  server.answerAll({
    ...emptyDashboard,
    'GET /api/certifications': [aCertification],
    'GET /api/certifications/availability': [anAvailability()],
    'GET /api/certifications/:certificationId/brief': { html: '<p>What we review:</p>' },
  });
});

async function openAssessment(): Promise<{
  page: OpenPage;
  dialog: HTMLElement;
  submit: () => Promise<void>;
}> {
  const page = await openPage('/dashboard');
  await page.user.click(page.getByRole('button', { name: /^Start Assessment/ }));
  const dialog = await page.findByRole('dialog', { name: 'Assessment: Website Builder' });
  await within(dialog).findByText('What we review:');
  const button = within(dialog).getByRole('button', { name: 'Submit for review' });
  return { page, dialog, submit: () => page.user.click(button) };
}

describe('the assessment dialog', () => {
  it('reports each mistake before anything is sent', async () => {
    const { page, dialog, submit } = await openAssessment();
    await submit();
    expect(
      within(dialog).getByText('Please provide either a Replit project URL or a Loom video URL'),
    ).toBeTruthy();
    await fillIn(page, /^Replit project URL/, 'replit.com/@me', dialog);
    await submit();
    expect(within(dialog).getByText('Please enter a full link that starts with https://')).toBeTruthy();
    expect(server.count('POST /api/certifications/1/submit')).toBe(0);
  });

  it('stops reporting a mistake once it is corrected', async () => {
    const { page, dialog, submit } = await openAssessment();
    await fillIn(page, /^Replit project URL/, 'paws.replit.app', dialog);
    await submit();
    const field = within(dialog).getByLabelText(/^Replit project URL/);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await page.user.clear(field);
    await page.user.type(field, 'https://paws.replit.app');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    expect(within(dialog).queryByText('Please enter a full link that starts with https://')).toBeNull();
  });

  it('closes by Escape while a toast is shown, which stays', async () => {
    const { page, dialog, submit } = await openAssessment();
    await submit();
    const toast = await page.findByRole('button', { name: 'Dismiss' });
    within(dialog)
      .getByLabelText(/^Comments/)
      .focus();
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(toast.isConnected).toBe(true);
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('button', { name: 'Dismiss' })).toBeNull());
  });

  it('keeps the text when submitting fails, also without a connection', async () => {
    server.refuse('POST /api/certifications/:certificationId/submit', 'internal');
    const { page, dialog, submit } = await openAssessment();
    await fillIn(page, /^Replit project URL/, project, dialog);
    await submit();
    await page.findByText(failure);
    await page.user.click(page.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(page.queryByText(failure)).toBeNull());
    server.disconnect('POST /api/certifications/:certificationId/submit');
    await submit();
    await page.findByText(failure);
    expect(within(dialog).getByLabelText<HTMLInputElement>(/^Replit project URL/).value).toBe(project);
  });

  it('asks people without a name for the one on their certificate, before anything is sent', async () => {
    signIn({ ...aMember, firstName: null, lastName: null, name: null });
    const calls: unknown[] = [];
    server.answer('PUT /api/account/name', ({ body }) => void calls.push(body));
    server.answer('POST /api/certifications/:certificationId/submit', () => void calls.push('submitted'));
    const { page, dialog, submit } = await openAssessment();
    await fillIn(page, /^Replit project URL/, project, dialog);
    await submit();
    expect(within(dialog).getByText('Please enter the name to show on your certificate')).toBeTruthy();
    expect(calls).toEqual([]);
    await fillIn(page, /^Your name/, 'Ada Lovelace', dialog);
    expect(within(dialog).queryByText('Please enter the name to show on your certificate')).toBeNull();
    await submit();
    await page.findByText('Your assessment has been submitted for review');
    expect(calls).toEqual([{ name: 'Ada Lovelace' }, 'submitted']);
  });

  it('is sent although the name comes from Google and cannot be changed here', async () => {
    signIn({ ...aMember, firstName: null, lastName: null, name: null });
    server.refuse('PUT /api/account/name', 'name_from_google');
    server.answer('POST /api/certifications/:certificationId/submit', () => undefined);
    const { page, dialog, submit } = await openAssessment();
    await fillIn(page, /^Replit project URL/, project, dialog);
    await fillIn(page, /^Your name/, 'Ada Lovelace', dialog);
    await submit();
    await page.findByText('Your assessment has been submitted for review');
  });

  it('asks nobody else for a name', async () => {
    const { dialog } = await openAssessment();
    expect(within(dialog).queryByLabelText(/^Your name/)).toBeNull();
  });

  it('submits the work, which is then under review', async () => {
    const sent: unknown[] = [];
    server.answer('POST /api/certifications/:certificationId/submit', ({ body }) => void sent.push(body));
    const { page, dialog, submit } = await openAssessment();
    await fillIn(page, /^Replit project URL/, project, dialog);
    await fillIn(page, /^Comments/, 'The form is on the second section.', dialog);
    server.answer('GET /api/user/certifications', [underReview]);
    await submit();
    await page.findByText('Your assessment has been submitted for review');
    expect(sent).toEqual([
      { projectUrl: project, videoUrl: '', comments: 'The form is on the second section.' },
    ]);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    const button = await page.findByRole<HTMLButtonElement>('button', { name: /^Under Review/ });
    expect(button.disabled).toBe(true);
    expect(page.getByText(/ is reviewing your work\. /)).toBeTruthy();
    await expectFocus(() => page.getByRole('heading', { level: 3, name: 'Website Builder' }));
  });
});
