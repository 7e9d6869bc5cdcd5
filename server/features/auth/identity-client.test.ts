import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hangingServer } from '../../testing/hanging-server.ts';
import {
  type Endpoint,
  type Misbehaviour,
  type Signing,
  startIdentityProvider,
  type TestIdentityProvider,
} from '../../testing/identity-provider.ts';
import { IdentityClient } from './identity-client.ts';

let provider: TestIdentityProvider;
beforeAll(async () => {
  provider = await startIdentityProvider();
});
afterAll(() => provider.close());
beforeEach(() => {
  provider.signing = 'correctly';
  provider.misbehaviour.clear();
  provider.authTime = undefined;
});

const secondsForTests = 0.2;
const newClient = (timeout = 30) =>
  new IdentityClient(provider.settings, 'http://localhost/callback', timeout);

function comeBack(client: IdentityClient) {
  const secrets = client.newSecrets();
  provider.nonce = secrets.nonce;
  return client.identityFrom(`code=the-code&state=${secrets.state}`, secrets);
}

describe('an ID token', () => {
  it('identifies the person when the provider signed it', async () => {
    expect(await comeBack(newClient())).toMatchObject({ subject: 'somebody', isEmailVerified: true });
  });

  it('says when the person authenticated, where the provider sends it', async () => {
    expect(await comeBack(newClient())).toMatchObject({ authenticatedAt: null });
    provider.authTime = 1_794_787_200;
    expect(await comeBack(newClient())).toMatchObject({ authenticatedAt: new Date('2026-11-16T00:00:00Z') });
  });

  it.each<Signing>(['by another key', 'after the fact', 'not at all', 'with the public key'])(
    'that is signed %s is refused',
    async (signing) => {
      provider.signing = signing;
      await expect(comeBack(newClient())).rejects.toThrow();
    },
  );

  it.each<Misbehaviour>(['never answers', 'stops halfway'])(
    'is refused in time when the endpoint of the keys %s',
    async (misbehaviour) => {
      provider.misbehaviour.set('keys', misbehaviour);
      await expect(comeBack(newClient(secondsForTests))).rejects.toThrow();
    },
  );

  it('is refused while the keys are unavailable, and accepted as soon as they can be loaded', async () => {
    const client = newClient();
    provider.misbehaviour.set('keys', 'fails');
    await expect(comeBack(client)).rejects.toThrow();
    provider.misbehaviour.clear();
    expect(await comeBack(client)).toMatchObject({ subject: 'somebody' });
  });
});

describe('a provider that hangs', () => {
  it.each<[Endpoint, Misbehaviour]>([
    ['discovery', 'never answers'],
    ['discovery', 'stops halfway'],
    ['token', 'never answers'],
    ['token', 'stops halfway'],
    ['userinfo', 'never answers'],
    ['userinfo', 'stops halfway'],
  ])('fails the sign-in in time: %s %s', async (endpoint, misbehaviour) => {
    provider.misbehaviour.set(endpoint, misbehaviour);
    await expect(comeBack(newClient(secondsForTests))).rejects.toThrow();
  });

  it('fails the redirect to it in time, too', async () => {
    const server = await hangingServer();
    const settings = { ...provider.settings, issuer: server.url };
    const client = new IdentityClient(settings, 'http://localhost/callback', secondsForTests);
    await expect(client.authorizationUrl(client.newSecrets())).rejects.toThrow();
    await server.close();
  });
});
