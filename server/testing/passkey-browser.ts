import type { PasskeyCreation, PasskeyRequest } from '@chalkline/contract/passkeys';
import type { SignInMethod } from '@chalkline/contract/sign-in-methods';
import { SoftwarePasskey } from './software-passkey.ts';
import type { TestClient } from './test-client.ts';

/** Adds a passkey to the account of the person who is signed in. */
export async function addPasskey(
  client: TestClient,
  origin: string,
): Promise<{ key: SoftwarePasskey; method: SignInMethod }> {
  const key = new SoftwarePasskey(origin);
  const creation = (await client.write('POST', '/api/account/passkeys/creation')).json<PasskeyCreation>();
  const added = await client.write('POST', '/api/account/passkeys', key.create(creation));
  if (added.statusCode !== 201) throw new Error(`The passkey was not added: ${added.body}`);
  return { key, method: added.json() };
}

/** Signs in with a passkey, and returns the status of the reply. */
export async function signInWithPasskey(client: TestClient, key: SoftwarePasskey): Promise<number> {
  const request = (await client.write('POST', '/api/sign-in/passkey/request')).json<PasskeyRequest>();
  const reply = await client.write('POST', '/api/sign-in/passkey', { passkey: key.sign(request) });
  return reply.statusCode;
}
