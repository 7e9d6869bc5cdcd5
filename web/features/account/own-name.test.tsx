import { describe, expect, it } from 'vitest';
import { anAccountPlan } from '../../testing/example-plans.ts';
import { aMember } from '../../testing/examples.ts';
import { openPage } from '../../testing/open-page.tsx';
import { setUpPageTests } from '../../testing/page-tests.ts';
import { someCodes, someMethods } from '../../testing/sign-in-examples.ts';

const { server, signIn } = setUpPageTests();

function openAccount(methods = { ...someMethods, methods: [someCodes] }, query = '') {
  signIn({ ...aMember, firstName: null, lastName: null, name: null });
  server.answerAll({
    'GET /api/account/sessions': [],
    'GET /api/account/plan': anAccountPlan(),
    'GET /api/account/email-preferences': [],
    'GET /api/account/refunds': { refundable: [], requests: [] },
    'GET /api/snapshots/storage': { usedBytes: 0, quotaBytes: 1_000_000 },
    'GET /api/account/sign-in-methods': methods,
  });
  return openPage(`/account${query}`);
}

describe('the name on the account page', () => {
  it('can be entered by somebody who signs in by codes', async () => {
    const page = await openAccount();
    const saved: unknown[] = [];
    server.answer('PUT /api/account/name', ({ body }) => {
      saved.push(body);
      return undefined;
    });
    await page.user.type(page.getByRole('textbox', { name: 'Your name' }), 'Mia Wells');
    signIn({ ...aMember, name: 'Mia Wells' });
    await page.user.click(page.getByRole('button', { name: 'Save name' }));
    await page.findByText('Name saved');
    expect(saved).toEqual([{ name: 'Mia Wells' }]);
    await page.findByText('Mia Wells');
  });

  it('is not sent when it is empty', async () => {
    const page = await openAccount();
    await page.user.click(page.getByRole('button', { name: 'Save name' }));
    await page.findByText('Enter your name.');
    expect(page.getByRole('textbox', { name: 'Your name' }).getAttribute('aria-invalid')).toBe('true');
    expect(server.count('PUT /api/account/name')).toBe(0);
  });

  it('is a form for pages without scripts', async () => {
    const page = await openAccount();
    const form = page.getByRole('textbox', { name: 'Your name' }).closest('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/account/name']);
    expect([...new FormData(form ?? undefined).entries()]).toEqual([
      ['_csrf', 'a-form-token'],
      ['name', ''],
    ]);
  });

  it.each([
    ['?saved=name', 'Your name is saved.'],
    ['?missing=name', 'Enter your name.'],
  ])('says what became of that form: %s', async (query, text) => {
    const page = await openAccount(undefined, query);
    expect(page.getByText(text)).toBeTruthy();
  });

  it('comes from Google for people who use it', async () => {
    const page = await openAccount(someMethods);
    expect(page.queryByRole('textbox', { name: 'Your name' })).toBeNull();
    expect(page.getByText(/come from your Google account/)).toBeDefined();
  });
});
