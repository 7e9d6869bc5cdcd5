import type { FastifyError, FastifyPluginAsync } from 'fastify';
import type { errors } from 'oidc-provider';
import { pageHeaders } from '../page/page-document.ts';
import { accountRoutes } from './account-routes.ts';
import { addressOf } from './address.ts';
import { Provider } from './oidc-provider.ts';
import type { IdentityProviderOptions } from './options.ts';
import { openPeopleDirectory } from './people-directory.ts';
import { problemPage } from './problem-page.ts';
import { providerConfiguration } from './provider-configuration.ts';
import { openProviderKeys } from './provider-keys.ts';
import { mountProvider } from './provider-mount.ts';

export type { IdentityProviderOptions } from './options.ts';

/**
 * A real OpenID provider that knows the demo people and anybody typed into its form. Register it without a
 * prefix: its routes take their path from `issuer`.
 */
export const identityProvider: FastifyPluginAsync<IdentityProviderOptions> = async (app, options) => {
  const address = addressOf(options);
  const keys = await openProviderKeys(options.stateDir);
  const people = await openPeopleDirectory(options.stateDir);
  const provider = new Provider(options.issuer, providerConfiguration(options, address, keys, people));
  // Only a proxy in front can use https here, and then it alone knows the URL that the browser used.
  provider.proxy = new URL(options.issuer).protocol === 'https:';
  provider.onerror = (error) => app.log.error(error, 'identity provider');
  provider.on('server_error', (_context, error) => app.log.error(error, 'identity provider'));

  app.setErrorHandler<FastifyError | errors.OIDCProviderError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    const detail = status >= 500 ? '' : error.message;
    return reply
      .code(status)
      .headers(pageHeaders)
      .send(problemPage(address, error, detail));
  });

  app.register(async (pages) => accountRoutes(pages, provider, people, address));
  app.register(async (rest) => mountProvider(rest, provider, address));
};
