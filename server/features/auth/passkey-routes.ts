import { newPasskeySchema, type PasskeyCreation, passkeyCreationSchema } from '@chalkline/contract/passkeys';
import { passkeyCreationPath, passkeyPath, passkeysPath } from '@chalkline/contract/sign-in-addresses';
import {
  passkeyNameSchema,
  type SignInMethod,
  signInMethodSchema,
} from '@chalkline/contract/sign-in-methods';
import { refusePasskey } from '@chalkline/domain/access/sign-in-methods';
import { fullName } from '@chalkline/domain/account/person-name';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { notFound, orNotFound, Refusal, refused } from '../../platform/http/refusal.ts';
import type { Call, NoFields } from '../../platform/http/route-definition.ts';
import { siteSettings } from '../site/index.ts';
import { addPasskey } from './add-methods.ts';
import { deviceName } from './device-name.ts';
import { listedMethod } from './method-routes.ts';
import { readMethods } from './own-methods.ts';
import type { PasskeyChallenges } from './passkey-challenges.ts';
import { renamePasskey } from './passkeys.ts';
import type { RelyingParty } from './relying-party.ts';

type AddCall = Call<'session', NoFields, NoFields, typeof newPasskeySchema>;

/** What the routes need to make and check passkeys. */
export interface PasskeyTools {
  readonly challenges: PasskeyChallenges;
  readonly relyingParty: RelyingParty;
}

/** Adding and renaming passkeys, on the account page. Removing one is in `method-routes.ts`. */
export function passkeyRoutes(context: AppContext, tools: PasskeyTools): void {
  const { routes, db } = context;
  const shared = { tag: 'Account', requires: 'session' } as const;
  routes.add({
    ...shared,
    method: 'POST',
    path: passkeyCreationPath,
    summary: 'Start to add a passkey',
    requiresRecentSignIn: true,
    reply: passkeyCreationSchema,
    handle: (call) => startToAdd(context, tools, call),
  });
  routes.add({
    ...shared,
    method: 'POST',
    path: passkeysPath,
    summary: 'Add a passkey',
    requiresRecentSignIn: true,
    body: newPasskeySchema,
    reply: signInMethodSchema,
    status: 201,
    handle: (call) => add(context, tools, call),
  });
  routes.add({
    ...shared,
    method: 'PATCH',
    path: passkeyPath,
    summary: 'Rename a passkey',
    parameters: z.object({ passkeyId: z.uuid() }),
    body: passkeyNameSchema,
    handle: async ({ person, parameters, body: { name } }) => {
      const isRenamed = await renamePasskey(db, person.id, { id: parameters.passkeyId, name });
      if (!isRenamed) throw notFound('This passkey');
    },
  });
}

async function startToAdd(
  context: AppContext,
  { challenges, relyingParty }: PasskeyTools,
  { person, request, reply }: Call<'session'>,
): Promise<PasskeyCreation> {
  const { db } = context;
  const own = orNotFound(await readMethods(db, context, person.id), 'This account');
  const refusal = refusePasskey(own.methods);
  if (refusal) throw refused(refusal);
  const { brand } = await siteSettings(db);
  const owner = { id: person.id, email: person.email, name: fullName(person) };
  const creation = relyingParty.creation({ brand, owner, known: own.passkeys });
  const { challenge } = creation;
  await challenges.save(request, reply, { challenge, purpose: 'add', userId: person.id });
  return creation;
}

async function add(context: AppContext, tools: PasskeyTools, call: AddCall): Promise<SignInMethod> {
  const { person, request } = call;
  const verified = await verifyNew(tools, call);
  const { issuer } = await request.caller();
  if (!issuer) throw new Error('A signed-in person has no issuer.');
  const device = deviceName(request.headers['user-agent'] ?? '');
  const added = await addPasskey(context, person.id, { ...verified, issuer, device });
  const { id, name, createdAt: addedAt, lastUsedAt } = added;
  return listedMethod({ id, kind: 'passkey', name, addedAt, lastUsedAt });
}

async function verifyNew({ challenges, relyingParty }: PasskeyTools, { person, body, request }: AddCall) {
  const taken = await challenges.take(request, 'add', body.response.clientDataJSON);
  if (taken?.userId !== person.id) {
    throw new Refusal('passkey_refused', 'That took too long. Please try again.');
  }
  return relyingParty.verifyNew(body, taken.challenge).catch((error: unknown) => {
    request.log.warn({ err: error }, 'a new passkey was refused');
    throw new Refusal('passkey_refused', "We couldn't add this passkey. Please try again.");
  });
}
