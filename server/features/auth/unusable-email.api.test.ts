import { longestEmail } from '@chalkline/domain/account/identity-limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../db/schema.ts';
import { startIdentityProvider, type TestIdentityProvider } from '../../testing/identity-provider.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let provider: TestIdentityProvider;
let testApp: TestApp;
beforeAll(async () => {
  provider = await startIdentityProvider();
  testApp = await startTestApp({ identity: provider.settings });
});
afterAll(async () => {
  await testApp.close();
  await provider.close();
});

/** Signs in through the provider, which reports this address. Returns where the browser is sent. */
async function signIn(email: string): Promise<string> {
  provider.email = email;
  const client = testApp.visitor();
  const leaving = new URL((await client.get('/api/auth/google')).headers.location ?? '');
  provider.nonce = leaving.searchParams.get('nonce') ?? '';
  const state = leaving.searchParams.get('state') ?? '';
  const back = await client.get(`/api/auth/google/callback?code=the-code&state=${state}`);
  return back.headers.location ?? '';
}

const ofLength = (length: number) => `${'a'.repeat(length - '@works.example'.length)}@works.example`;
const people = () => testApp.database.db.$count(users);

describe('a sign-in with an email address from the provider', () => {
  it.each([ofLength(longestEmail + 1), ofLength(50_000), 'no address', 'a\nb@works.example'])(
    'creates nobody when no email can be sent to it',
    async (email) => {
      const before = await people();
      expect(await signIn(email)).toBe('/?signIn=unusable');
      expect(await people()).toBe(before);
    },
  );

  it('works up to the longest address that email can be sent to', async () => {
    expect(await signIn(ofLength(longestEmail))).toBe('/dashboard');
  });
});
