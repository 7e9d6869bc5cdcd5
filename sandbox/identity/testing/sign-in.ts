import * as oidc from 'openid-client';
import { CookieBrowser } from './cookie-browser.ts';
import type { RunningProvider } from './running-provider.ts';

/** One sign-in, driven from the application's side with a certified client and from the browser's side. */
export class SignIn {
  private constructor(
    readonly config: oidc.Configuration,
    readonly browser: CookieBrowser,
    readonly accountPageUrl: string,
    private readonly redirectUri: string,
    private readonly checks: {
      readonly pkceCodeVerifier: string;
      readonly expectedState: string;
      readonly expectedNonce: string;
    },
  ) {}

  /** Goes as far as the account page. */
  static async begin(
    { issuer, client }: RunningProvider,
    browser = new CookieBrowser(),
    parameters: Record<string, string> = {},
    rewrite: (authorizationUrl: string) => string = String,
  ): Promise<SignIn> {
    const config = await oidc.discovery(new URL(issuer), client.id, client.secret, undefined, {
      execute: [oidc.allowInsecureRequests],
    });
    const checks = {
      pkceCodeVerifier: oidc.randomPKCECodeVerifier(),
      expectedState: oidc.randomState(),
      expectedNonce: oidc.randomNonce(),
    };
    const redirectUri = parameters.redirect_uri ?? client.redirectUri;
    const authorizationUrl = oidc.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      code_challenge: await oidc.calculatePKCECodeChallenge(checks.pkceCodeVerifier),
      code_challenge_method: 'S256',
      state: checks.expectedState,
      nonce: checks.expectedNonce,
      ...parameters,
    });
    const { url } = await browser.follow(await browser.open(rewrite(authorizationUrl.href)), redirectUri);
    return new SignIn(config, browser, url, redirectUri, checks);
  }

  /** Posts the account page and returns the callback URL. */
  async choose(fields: Record<string, string>): Promise<URL> {
    const answer = await this.browser.submit(this.accountPageUrl, fields);
    const { url } = await this.browser.follow(answer, this.redirectUri);
    return new URL(url);
  }

  /** Exchanges the code for the claims of the ID token and the userinfo endpoint. */
  async exchange(callback: URL) {
    const tokens = await oidc.authorizationCodeGrant(this.config, callback, this.checks);
    const claims = tokens.claims();
    if (!claims) throw new Error('The provider gave no ID token.');
    return { claims, userInfo: await oidc.fetchUserInfo(this.config, tokens.access_token, claims.sub) };
  }

  async complete(fields: Record<string, string>) {
    return this.exchange(await this.choose(fields));
  }
}

export function asNewcomer(email: string, name: string, emailVerified = true): Record<string, string> {
  return { choice: 'newcomer', email, name, ...(emailVerified && { verified: 'yes' }) };
}
