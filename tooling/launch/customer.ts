import { CookieBrowser } from '@chalkline/sandbox/identity/testing/cookie-browser';
import { sandboxPriceIds } from '@chalkline/sandbox/payments/catalogue';

/** Somebody who signs in on the live site, buys a plan and reads their email. */
export class Customer {
  readonly #browser = new CookieBrowser();
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Whether every cookie is sent over TLS only is visible in its name. */
  get cookieNames(): string[] {
    return this.#browser.cookies.map(({ name }) => name);
  }

  async signIn(choice: string): Promise<void> {
    const callback = `${this.#origin}/api/auth/google/callback`;
    const leaving = await this.#browser.open(`${this.#origin}/api/auth/google`);
    const { url } = await this.#browser.follow(leaving, callback);
    const answer = await this.#browser.submit(url, { choice });
    await this.#browser.open((await this.#browser.follow(answer, callback)).url);
  }

  async plan(): Promise<string> {
    const reply = await this.#browser.open(`${this.#origin}/api/auth/user`);
    return ((await reply.json()) as { plan?: string }).plan ?? `status ${reply.status}`;
  }

  async buyMonthly(): Promise<void> {
    const token = await this.#browser.open(`${this.#origin}/api/csrf-token`);
    const { csrfToken } = (await token.json()) as { csrfToken: string };
    const checkout = await this.#browser.open(`${this.#origin}/api/create-checkout-session`, {
      method: 'POST',
      headers: { 'x-csrf-token': csrfToken, 'content-type': 'application/json' },
      body: JSON.stringify({ priceId: sandboxPriceIds.Monthly, plan: 'monthly' }),
    });
    const { url } = (await checkout.json()) as { url: string };
    const paid = await this.#browser.open(url, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' }),
    });
    await this.#browser.open(paid.headers.get('location') ?? '');
  }

  async subjects(address: string): Promise<string[]> {
    const inbox = `${this.#origin}/sandbox/inbox/messages.json?to=${encodeURIComponent(address)}`;
    const messages = (await (await this.#browser.open(inbox)).json()) as { subject: string }[];
    return messages.map(({ subject }) => subject);
  }
}
