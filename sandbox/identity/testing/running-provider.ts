import { type FastifyInstance, fastify } from 'fastify';
import { freePort } from '../../testing/free-port.ts';
import { type IdentityProviderOptions, identityProvider } from '../identity-provider.ts';

export interface RunningProvider extends IdentityProviderOptions {
  readonly app: FastifyInstance;
  stop(): Promise<void>;
}

/** A provider on a free local port, in a host with its own JSON and form parsers. */
export async function startProvider(
  given: { host?: string; port?: number; origin?: string } & Pick<
    IdentityProviderOptions,
    'stateDir' | 'startUrl'
  >,
): Promise<RunningProvider> {
  const { host = 'localhost', port = await freePort(), origin = `http://${host}:${port}`, ...rest } = given;
  const options: IdentityProviderOptions = {
    issuer: `${origin}/sandbox/identity`,
    client: {
      id: 'chalkline',
      secret: 'a-secret-for-tests',
      redirectUri: `${origin}/api/auth/google/callback`,
    },
    ...rest,
  };
  const app = fastify({ forceCloseConnections: true, pluginTimeout: 60_000 });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-from-the-host', 'kept');
  });
  await app.register(identityProvider, options);
  await app.listen({ port, host: '0.0.0.0' });
  return { ...options, app, stop: () => app.close() };
}
