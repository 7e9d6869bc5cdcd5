import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { pageHeaders } from '../page/page-document.ts';
import { type Address, bothLoopbackNames } from './address.ts';
import { interactionPolicy } from './oidc-provider.ts';
import type { IdentityProviderOptions } from './options.ts';
import type { KnownPerson, PeopleDirectory } from './people-directory.ts';
import { problemPage } from './problem-page.ts';
import type { ProviderKeys } from './provider-keys.ts';
import { ForgetfulStore, ShortLivedStore } from './short-lived-store.ts';

const hour = 60 * 60;
const cookie = { httpOnly: true, sameSite: 'lax' } as const;

export function providerConfiguration(
  { client }: IdentityProviderOptions,
  address: Address,
  keys: ProviderKeys,
  people: PeopleDirectory,
): Configuration {
  return {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: bothLoopbackNames(client.redirectUri),
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    clientAuthMethods: ['client_secret_post'],
    responseTypes: ['code'],
    pkce: { required: () => true },
    jwks: { keys: keys.signing },
    cookies: { keys: keys.cookies, long: { ...cookie, path: address.mountPath || '/' }, short: cookie },
    adapter: (kind) => (kind === 'Session' ? new ForgetfulStore() : new ShortLivedStore()),
    ttl: {
      AccessToken: hour,
      AuthorizationCode: 60,
      Grant: hour,
      IdToken: hour,
      Interaction: hour,
      Session: hour,
    },
    // The session is forgotten at once, so nothing may depend on finding it again.
    expiresWithSession: () => false,
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    scopes: ['openid', 'email', 'profile'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    // Like Google: the ID token itself contains the claims of the scopes.
    conformIdTokenClaims: false,
    clientBasedCORS: () => false,
    interactions: {
      policy: policyWithAccountChoice(),
      url: (_context, { uid }) => address.accountPageUrl(uid),
    },
    findAccount: (_context, subject) => accountOf(people.find(subject)),
    loadExistingGrant: grantEverythingAsked,
    renderError(context, { error, error_description }, cause) {
      context.set(pageHeaders);
      context.body = problemPage(address, cause, [error, error_description].filter(Boolean).join(': '));
    },
  };
}

function policyWithAccountChoice() {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }));
  return policy;
}

function accountOf(person: KnownPerson | undefined) {
  if (!person) return undefined;
  const { subject, email, emailVerified, givenName, familyName } = person;
  const claims = {
    sub: subject,
    email,
    email_verified: emailVerified,
    name: `${givenName} ${familyName}`.trim(),
    given_name: givenName,
    ...(familyName && { family_name: familyName }),
  };
  return { accountId: subject, claims: () => claims };
}

async function grantEverythingAsked({ oidc }: KoaContextWithOIDC) {
  if (!oidc.account || !oidc.client) return undefined;
  const grant = new oidc.provider.Grant({
    accountId: oidc.account.accountId,
    clientId: oidc.client.clientId,
  });
  grant.addOIDCScope(oidc.requestParamOIDCScopes);
  await grant.save();
  return grant;
}
