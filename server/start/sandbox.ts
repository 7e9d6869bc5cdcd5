import { join } from 'node:path';
import { signInCallbackPath } from '@chalkline/contract/addresses';
import { demoPeople } from '@chalkline/sandbox/people';
import type { FastifyInstance } from 'fastify';
import type { Config, IdentitySettings } from '../platform/config.ts';

/** The outside world on this machine, reached by its address only, like the real one. */
export interface Sandbox {
  readonly identity: IdentitySettings;
  readonly founderEmails: readonly string[];
  /** Loads its code ahead of its use. */
  warmUp(): Promise<unknown>;
  annex(app: FastifyInstance): Promise<void>;
}

/** Only where it is used: production has no need of an identity provider of its own. */
const loadProvider = () => import('@chalkline/sandbox/identity/identity-provider');

export function sandbox(config: Pick<Config, 'publicUrl' | 'dataDir'>, secret: string): Sandbox {
  const identity = {
    // Its address changes with the port; its people stay who they are.
    knownAs: 'sandbox',
    issuer: `${config.publicUrl}/sandbox/identity`,
    clientId: 'chalkline',
    clientSecret: secret,
  };
  return {
    identity,
    founderEmails: demoPeople.filter((person) => person.isFounder).map((person) => person.email),
    warmUp: loadProvider,
    annex: async (app) => {
      const { identityProvider } = await loadProvider();
      await app.register(identityProvider, {
        issuer: identity.issuer,
        stateDir: join(config.dataDir, 'sandbox'),
        client: {
          id: identity.clientId,
          secret: identity.clientSecret,
          redirectUri: `${config.publicUrl}${signInCallbackPath}`,
        },
        startUrl: '/api/auth/google',
      });
    },
  };
}
