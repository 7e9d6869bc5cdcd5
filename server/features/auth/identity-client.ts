import * as oidc from 'openid-client';
import type { IdentitySettings } from '../../platform/config/config-services.ts';
import { type Identity, identityOf } from './identity-of.ts';

/** The secrets of one sign-in, kept on the server until the person comes back. */
export interface SignInSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** In seconds, for each reply of the provider as a whole. */
const longestAnswer = 5;

/**
 * OpenID Connect, authorization code flow with PKCE, state and nonce; the same for every provider. The ID token must
 * be signed by one of the provider's published keys.
 */
export class IdentityClient {
  readonly #settings: IdentitySettings;
  readonly #redirectUri: string;
  readonly #timeout: number;
  #discovered: Promise<oidc.Configuration> | undefined;

  constructor(settings: IdentitySettings, redirectUri: string, timeout = longestAnswer) {
    this.#settings = settings;
    this.#redirectUri = redirectUri;
    this.#timeout = timeout;
  }

  newSecrets(): SignInSecrets {
    return {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      codeVerifier: oidc.randomPKCECodeVerifier(),
    };
  }

  /** With `mustAuthenticate` the provider is asked to ignore its own session. */
  async authorizationUrl(
    { state, nonce, codeVerifier }: SignInSecrets,
    mustAuthenticate = false,
  ): Promise<string> {
    const url = oidc.buildAuthorizationUrl(await this.#configuration(), {
      redirect_uri: this.#redirectUri,
      scope: 'openid email profile',
      // Google does not list `login` among its prompts, so `max_age` requests a new sign-in.
      prompt: 'select_account',
      ...(mustAuthenticate ? { max_age: '0' } : {}),
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    });
    return url.href;
  }

  /** Exchanges the provider's reply for the person's identity. Throws when anything is wrong with it. */
  async identityFrom(query: string, { state, nonce, codeVerifier }: SignInSecrets): Promise<Identity> {
    const configuration = await this.#configuration();
    const tokens = await oidc.authorizationCodeGrant(
      configuration,
      new URL(`${this.#redirectUri}?${query}`),
      {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      },
    );
    const { sub: subject = '', auth_time: authTime } = tokens.claims() ?? {};
    const claims = await oidc.fetchUserInfo(configuration, tokens.access_token, subject);
    return identityOf(this.#settings.storedIssuer, claims, authTime);
  }

  /** Loaded at the first sign-in and kept. A failure is not kept, so the next sign-in tries again. */
  #configuration(): Promise<oidc.Configuration> {
    this.#discovered ??= this.#discover().catch((error: unknown) => {
      this.#discovered = undefined;
      throw error;
    });
    return this.#discovered;
  }

  #discover(): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings;
    const isPlainHttp = issuer.startsWith('http:');
    return oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: this.#timeout,
      execute: [oidc.enableNonRepudiationChecks, ...(isPlainHttp ? [oidc.allowInsecureRequests] : [])],
    });
  }
}
