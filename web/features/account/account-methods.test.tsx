import type { SignInMethods } from '@chalkline/contract/sign-in-methods';
import { within } from '@testing-library/dom';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anAccountPlan } from '../../testing/example-plans.ts';
import { aMember } from '../../testing/examples.ts';
import { expectFocus } from '../../testing/expect-focus.ts';
import { cancelled, setUpPasskeys } from '../../testing/fake-passkeys.ts';
import { type OpenPage, openPage } from '../../testing/open-page.tsx';
import { setUpPageTests } from '../../testing/page-tests.ts';
import { aGoogleMethod, aPasskey, someCodes, someMethods } from '../../testing/sign-in-examples.ts';

const { server, signIn } = setUpPageTests();
const device = setUpPasskeys();

beforeEach(() => {
  signIn(aMember);
  server.answerAll({
    'GET /api/account/sessions': [],
    'GET /api/account/plan': anAccountPlan(),
    'GET /api/account/email-preferences': [],
    'GET /api/account/refunds': { refundable: [], requests: [] },
    'GET /api/snapshots/storage': { usedBytes: 0, quotaBytes: 1_000_000 },
  });
  has(someMethods);
  server.answer('POST /api/account/passkeys/creation', {
    rp: { id: 'localhost', name: 'Chalkline' },
    user: { id: 'bWU', name: aMember.email, displayName: 'Mia' },
    challenge: 'Y2hhbGxlbmdl',
    pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
    timeout: 300_000,
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  });
});

const has = (methods: SignInMethods) => server.answer('GET /api/account/sign-in-methods', methods);
const sectionOf = (page: OpenPage) => within(page.getByRole('region', { name: 'Sign-in methods' }));
const rowsOf = (page: OpenPage) =>
  sectionOf(page)
    .getAllByRole('listitem')
    .map((row) => row.textContent);

describe('the sign-in methods on the account page', () => {
  it('are listed with when they were added and used', async () => {
    has({ ...someMethods, methods: [aGoogleMethod, someCodes, aPasskey()] });
    const page = await openPage('/account');
    const [google, codes, passkey] = rowsOf(page);
    expect(google).toMatch(/^Googlemia@works.exampleAdded .*Last used /);
    expect(codes).toMatch(/^Email codemia@works.exampleNot used yet/);
    expect(passkey).toMatch(/^Chrome on MacPasskeyAdded .*Not used yet/);
  });

  it('cannot be removed when there is only one', async () => {
    has({ ...someMethods, methods: [someCodes], canAddGoogle: true });
    const section = sectionOf(await openPage('/account'));
    expect(section.getByText('Your only way to sign in')).toBeDefined();
    expect(section.queryByRole('button', { name: /^Remove/ })).toBeNull();
    expect(section.getByRole('link', { name: 'Add Google' }).getAttribute('href')).toBe(
      '/api/auth/google?add=yes',
    );
  });

  it('are removed after a question, and the focus moves to the heading', async () => {
    has({ ...someMethods, methods: [aGoogleMethod, aPasskey()] });
    const page = await openPage('/account');
    await page.user.click(sectionOf(page).getByRole('button', { name: 'Remove Chrome on Mac' }));
    const dialog = await page.findByRole('dialog', { name: 'Remove Chrome on Mac?' });
    server.answer('DELETE /api/account/sign-in-methods/:methodId', undefined);
    has({ ...someMethods, methods: [aGoogleMethod] });
    await page.user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(rowsOf(page)).toHaveLength(1));
    expect(server.count('DELETE /api/account/sign-in-methods/a-passkey')).toBe(1);
    await expectFocus(() => page.getByRole('heading', { name: 'Sign-in methods' }));
  });

  it('say why one could not be removed', async () => {
    const message = 'This is your only way to sign in. Add another one before you remove it.';
    server.refuse('DELETE /api/account/sign-in-methods/:methodId', 'last_sign_in_method', { message });
    const page = await openPage('/account');
    await page.user.click(sectionOf(page).getByRole('button', { name: 'Remove Google' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Remove Google?' }));
    await page.user.click(dialog.getByRole('button', { name: 'Remove' }));
    await dialog.findByText(message);
  });

  it('ask for a new sign-in when the last one was a while ago', async () => {
    server.refuse('DELETE /api/account/sign-in-methods/:methodId', 'sign_in_again');
    const page = await openPage('/account');
    await page.user.click(sectionOf(page).getByRole('button', { name: 'Remove Google' }));
    const question = within(await page.findByRole('dialog', { name: 'Remove Google?' }));
    await page.user.click(question.getByRole('button', { name: 'Remove' }));
    const dialog = within(await page.findByRole('dialog', { name: "Please confirm it's you" }));
    expect(dialog.getByRole('link', { name: 'Sign in again' }).getAttribute('href')).toBe(
      '/sign-in?returnTo=%2Faccount&again=yes',
    );
    await waitFor(() => expect(page.queryByRole('dialog', { name: 'Remove Google?' })).toBeNull());
  });

  it('can have email codes turned on again', async () => {
    has({ ...someMethods, methods: [aGoogleMethod], canAddCodes: true });
    const page = await openPage('/account');
    server.answer('POST /api/account/sign-in-methods/email', undefined);
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await page.user.click(sectionOf(page).getByRole('button', { name: 'Turn on email codes' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/sign-in/code'));
    leave.mockRestore();
  });

  it('say once that email codes are on', async () => {
    const page = await openPage('/account?codes=on');
    await page.findByText('You can sign in with a code by email from now on.');
    expect(window.location.search).toBe('');
  });

  it('say once what came of adding Google', async () => {
    const page = await openPage('/account?google=address');
    await page.findByText(/^That Google account has another email address/);
    expect(window.location.search).toBe('');
  });

  it('can be loaded again when that failed', async () => {
    server.refuse('GET /api/account/sign-in-methods', 'internal');
    const page = await openPage('/account');
    sectionOf(page).getByText("We couldn't load your sign-in methods");
    has(someMethods);
    await page.user.click(sectionOf(page).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(rowsOf(page)).toHaveLength(2));
  });
});

describe('the recovery of an account', () => {
  const until = '2026-11-23T09:00:00.000Z';

  it('is offered to somebody who signed in by code, and begins after a question', async () => {
    has({ ...someMethods, recovery: { state: 'possible', until: null } });
    const page = await openPage('/account');
    await page.user.click(sectionOf(page).getByRole('button', { name: "I can't use them any more" }));
    const dialog = within(await page.findByRole('dialog', { name: 'Recover your account?' }));
    server.answer('POST /api/account/recovery', undefined);
    has({ ...someMethods, recovery: { state: 'waiting', until } });
    await page.user.click(dialog.getByRole('button', { name: 'Start the 7 days' }));
    const said = await sectionOf(page).findByText(/^You asked to recover your account/);
    expect(said.textContent).toContain('From Nov 23, 2026, 09:00 UTC on, an email code is enough');
  });

  it('can be stopped while it waits and later', async () => {
    has({ ...someMethods, recovery: { state: 'open', until } });
    const page = await openPage('/account');
    const said = sectionOf(page).getByText(/^Until/);
    expect(said.textContent).toContain('Until Nov 23, 2026, 09:00 UTC, an email code is enough');
    server.answer('DELETE /api/account/recovery', undefined);
    has(someMethods);
    await page.user.click(sectionOf(page).getByRole('button', { name: 'Stop the recovery' }));
    await page.findByText('Your sign-in methods stay as they are.');
    await waitFor(() => expect(sectionOf(page).queryByRole('button', { name: /recovery/ })).toBeNull());
  });
});

describe('a passkey on the account page', () => {
  const addButton = (page: OpenPage) => sectionOf(page).findByRole('button', { name: 'Add a passkey' });

  it('is created by the device and then listed', async () => {
    let sent: unknown;
    server.answer('POST /api/account/passkeys', ({ body }) => {
      sent = body;
      return aPasskey();
    });
    const page = await openPage('/account');
    has({ ...someMethods, methods: [...someMethods.methods, aPasskey()] });
    await page.user.click(await addButton(page));
    await page.findByText('You can sign in with “Chrome on Mac” from now on.');
    await waitFor(() => expect(rowsOf(page)).toHaveLength(3));
    expect(sent).toEqual({
      id: 'a2V5',
      rawId: 'a2V5',
      type: 'public-key',
      response: { clientDataJSON: 'ZGF0YQ', attestationObject: 'b2JqZWN0', transports: ['internal'] },
    });
  });

  it('is not added when the device is cancelled, which is said', async () => {
    device.create = cancelled;
    const page = await openPage('/account');
    await page.user.click(await addButton(page));
    await page.findByText('The browser was closed or found no passkey. Nothing has changed.');
    expect(server.count('POST /api/account/passkeys')).toBe(0);
  });

  it('cannot be added by a browser without passkeys, which says so', async () => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    const section = sectionOf(await openPage('/account'));
    await section.findByText(/^This browser can't use passkeys\./);
    expect(section.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });

  it('cannot be added when there are ten', async () => {
    const methods = Array.from({ length: 10 }, (_, index) => aPasskey({ id: `passkey-${index}` }));
    has({ ...someMethods, methods });
    const section = sectionOf(await openPage('/account'));
    await section.findByText('You already have 10 passkeys. Remove one before you add another.');
    expect(section.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });

  it('can be renamed', async () => {
    has({ ...someMethods, methods: [aGoogleMethod, aPasskey()] });
    const page = await openPage('/account');
    await page.user.click(sectionOf(page).getByRole('button', { name: 'Rename Chrome on Mac' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Rename this passkey' }));
    const field = dialog.getByLabelText('Name');
    await page.user.clear(field);
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Give the passkey a name.');
    server.answer('PATCH /api/account/passkeys/:passkeyId', ({ body: { name } }) => {
      has({ ...someMethods, methods: [aGoogleMethod, aPasskey({ name })] });
    });
    await page.user.type(field, 'My phone');
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(rowsOf(page)[1]).toMatch(/^My phone/));
  });
});
