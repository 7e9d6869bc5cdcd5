import { CookieBrowser } from '@chalkline/sandbox/identity/testing/cookie-browser';
import { asNewcomer } from '@chalkline/sandbox/identity/testing/sign-in';

export { asNewcomer };

type Fields = Record<string, string>;

/** A browser that signs in through the provider's pages. */
export class SignInBrowser extends CookieBrowser {
  readonly #origin: string;

  constructor(origin: string) {
    super();
    this.#origin = origin;
  }

  get session(): string | undefined {
    return this.cookies.find((cookie) => cookie.name === 'session')?.value;
  }

  /** Signs in and returns the reply to the final redirect. */
  async signIn(fields: Fields, returnTo = ''): Promise<Response> {
    return this.open(await this.answerProvider(fields, returnTo));
  }

  /** Goes as far as the provider's answer, and returns the URL that leads back to the product. */
  async answerProvider(fields: Fields, returnTo = '', furtherQuery = ''): Promise<string> {
    const callback = `${this.#origin}/api/auth/google/callback`;
    const leaving = await this.open(
      `${this.#origin}/api/auth/google?returnTo=${encodeURIComponent(returnTo)}${furtherQuery}`,
    );
    const { url: accountPage } = await this.follow(leaving, callback);
    const answer = await this.submit(accountPage, fields);
    return (await this.follow(answer, callback)).url;
  }

  whoAmI(): Promise<Response> {
    return this.open(`${this.#origin}/api/auth/user`);
  }

  /** Another browser with the same cookies. */
  copy(): SignInBrowser {
    const other = new SignInBrowser(this.#origin);
    other.cookies = [...this.cookies];
    return other;
  }
}
