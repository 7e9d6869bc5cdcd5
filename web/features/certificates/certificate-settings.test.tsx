import { waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCertificate, theOwnersSettings } from '../../testing/certification-examples.ts';
import { aMember } from '../../testing/examples.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { openPage } from '../../testing/open-page.tsx';
import { setUpPageTests } from '../../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();
const address = '/certificates/a-token';
const own = { ...aCertificate, settings: theOwnersSettings };
let changes: unknown[] = [];

beforeEach(() => {
  changes = [];
  signIn(aMember);
  server.answer('GET /api/certificates/:token', own);
  server.answer('PATCH /api/certificates/:certificateId', ({ body }) => void changes.push(body));
});

describe("the owner's settings of a certificate", () => {
  it('change the name after a confirmation', async () => {
    const page = await openPage(address);
    await fillIn(page, 'Name on the certificate', '');
    await page.user.click(page.getByRole('button', { name: 'Save name' }));
    expect(page.getByText('Please enter the name to show on your certificate')).toBeTruthy();
    await fillIn(page, 'Name on the certificate', 'Kwame A. Boateng');
    await page.user.click(page.getByRole('button', { name: 'Save name' }));
    const dialog = await page.findByRole('dialog', { name: 'Change the name to Kwame A. Boateng?' });
    server.answer('GET /api/certificates/:token', { ...own, name: 'Kwame A. Boateng' });
    await page.user.click(within(dialog).getByRole('button', { name: 'Change the name' }));
    await page.findByText('Your certificate now shows the new name.');
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Kwame A. Boateng');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(changes).toEqual([{ name: 'Kwame A. Boateng' }]);
  });

  it('link the project', async () => {
    const page = await openPage(address);
    server.answer('GET /api/certificates/:token', {
      ...own,
      projectUrl: 'https://kwame-repairs.replit.app/',
      settings: { ...theOwnersSettings, showsProject: true },
    });
    await page.user.click(page.getByRole('checkbox', { name: /^Show my project/ }));
    expect(await page.findByRole('link', { name: /^See the project on kwame-repairs/ })).toBeTruthy();
    expect(changes).toEqual([{ showsProject: true }]);
  });

  it('switch the certificate off and on again', async () => {
    const page = await openPage(address);
    const isPublic = page.getByRole<HTMLInputElement>('checkbox', { name: /^Public/ });
    server.answer('GET /api/certificates/:token', {
      ...own,
      settings: { ...theOwnersSettings, isPublic: false },
    });
    await page.user.click(isPublic);
    await page.findByText('Your certificate is switched off.');
    expect(isPublic.checked).toBe(false);
    expect(page.getByText('Only you can see it. Everyone else gets a “not found” page.')).toBeTruthy();
    server.answer('GET /api/certificates/:token', own);
    await page.user.click(isPublic);
    await page.findByText('Your certificate is public.');
    expect(changes).toEqual([{ isPublic: false }, { isPublic: true }]);
  });

  it('go back to the saved state when a change was not saved', async () => {
    server.disconnect('PATCH /api/certificates/:certificateId');
    const page = await openPage(address);
    const isPublic = page.getByRole<HTMLInputElement>('checkbox', { name: /^Public/ });
    await page.user.click(isPublic);
    await page.findByText("Your change wasn't saved. Please try again.");
    expect(isPublic.checked).toBe(true);
  });
});

describe('a certificate', () => {
  it('can be added to LinkedIn by its owner', async () => {
    const page = await openPage(address);
    const link = page.getByRole('link', { name: /^Add to LinkedIn/ });
    const fields = new URL(link.getAttribute('href') ?? '').searchParams;
    expect(fields.get('name')).toBe('Website Builder');
    expect(fields.get('organizationName')).toBe('Chalkline');
    expect(fields.get('certUrl')).toBe(aCertificate.address);
  });

  it('shows neither the settings nor LinkedIn to anyone else', async () => {
    signIn(null);
    server.answer('GET /api/certificates/:token', aCertificate);
    const page = await openPage(address);
    expect(page.getByRole('main').textContent).toContain('Reviewed by hand by Robin Ashdown');
    expect(page.queryByText('Your certificate')).toBeNull();
    expect(page.queryByRole('link', { name: /LinkedIn/ })).toBeNull();
    expect(page.getByRole('link', { name: 'Download PDF' }).getAttribute('href')).toBe(
      '/certificates/a-token/certificate.pdf',
    );
  });

  it('shows why it was revoked', async () => {
    signIn(null);
    const revocation = { revokedAt: '2026-01-07T09:00:00.000Z', reason: 'It was a copy.' };
    server.answer('GET /api/certificates/:token', { ...aCertificate, revocation });
    const page = await openPage(address);
    expect(page.getByText('It was a copy.')).toBeTruthy();
    expect(page.queryByRole('button', { name: 'Check the signature' })).toBeNull();
  });
});

it('says what was built without advertising the course', async () => {
  const page = await openPage(address);
  expect(page.getByRole('region', { name: 'What was built' }).textContent).toBe(
    'What was builtA project of their own, with the course Build your first website.',
  );
});
