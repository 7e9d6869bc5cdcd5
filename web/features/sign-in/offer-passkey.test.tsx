import { waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { cancelled, setUpPasskeys } from '../../testing/fake-passkeys.ts';
import { openPage } from '../../testing/open-page.tsx';
import { setUpPageTests } from '../../testing/page-tests.ts';
import { offerPasskey } from './offer-passkey.ts';

const { server } = setUpPageTests();
const device = setUpPasskeys();
let assign: MockInstance<Location['assign']>;

beforeEach(() => {
  assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  server.answer('POST /api/sign-in/passkey/request', {
    challenge: 'Y2hhbGxlbmdl',
    rpId: 'localhost',
    timeout: 300_000,
    userVerification: 'required',
  });
});
afterEach(() => assign.mockRestore());

const name = 'Sign in with a passkey';

/** Opens the sign-in page, with its script. */
async function openSignIn(query = '') {
  const page = await openPage(`/sign-in${query}`);
  offerPasskey();
  return page;
}

describe('the passkey button of the sign-in page', () => {
  it('signs in with what the device has signed, and goes on to the page', async () => {
    let sent: unknown;
    server.answer('POST /api/sign-in/passkey', ({ body }) => {
      sent = body;
      return { returnTo: '/courses' };
    });
    const page = await openSignIn('?returnTo=%2Fcourses');
    await page.user.click(page.getByRole('button', { name }));
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/courses'));
    expect(sent).toEqual({
      passkey: {
        id: 'a2V5',
        rawId: 'a2V5',
        type: 'public-key',
        response: {
          clientDataJSON: 'ZGF0YQ',
          authenticatorData: 'ZGV2aWNl',
          signature: 'c2lnbmF0dXJl',
          userHandle: 'bWU',
        },
      },
      returnTo: '/courses',
    });
  });

  it('is absent without scripts, and in a browser that has no passkeys', async () => {
    const plain = await openPage('/sign-in');
    expect(plain.queryByRole('button', { name })).toBeNull();
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    const page = await openSignIn();
    expect(page.queryByRole('button', { name })).toBeNull();
  });

  it('says when nothing was chosen, and can be used again', async () => {
    device.get = cancelled;
    const page = await openSignIn();
    const button = page.getByRole('button', { name });
    await page.user.click(button);
    await page.findByText('The browser was closed or found no passkey. Nothing has changed.');
    await page.user.click(button);
    await waitFor(() => expect(server.count('POST /api/sign-in/passkey/request')).toBe(2));
  });

  it('says why the server refuses a passkey', async () => {
    server.refuse('POST /api/sign-in/passkey', 'passkey_refused', { message: 'It was removed.' });
    const page = await openSignIn();
    await page.user.click(page.getByRole('button', { name }));
    await page.findByText('It was removed.');
    expect(assign).not.toHaveBeenCalled();
  });
});
