import type { FastifyInstance, InjectOptions } from 'fastify';

type InjectReply = Awaited<ReturnType<FastifyInstance['inject']>>;
type WriteMethod = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A client that keeps cookies, and requests a form token before it writes for the first time. */
export class TestClient {
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;
  readonly #host: string;
  /** The form token, and the cookies with which it was requested. */
  #known: { readonly token: string; readonly cookies: string } | undefined;

  constructor(app: FastifyInstance, host = 'localhost') {
    this.#app = app;
    this.#host = host;
  }

  get(url: string, headers: Record<string, string> = {}): Promise<InjectReply> {
    return this.send({ method: 'GET', url, headers });
  }

  /** Requests a page like a browser. */
  open(url: string): Promise<InjectReply> {
    return this.get(url, { accept: 'text/html' });
  }

  async write(method: WriteMethod, url: string, payload?: object): Promise<InjectReply> {
    const headers = { 'x-csrf-token': await this.#knownToken() };
    return this.send({ method, url, headers, ...(payload ? { payload } : {}) });
  }

  /** Like a browser, a client uses its form token until its cookies change. */
  async #knownToken(): Promise<string> {
    const cookies = () => JSON.stringify([...this.cookies]);
    if (this.#known?.cookies !== cookies()) {
      const token = await this.formToken();
      this.#known = { token, cookies: cookies() };
    }
    return this.#known.token;
  }

  async formToken(): Promise<string> {
    const reply = await this.get('/api/csrf-token');
    return reply.json<{ csrfToken: string }>().csrfToken;
  }

  async send(options: InjectOptions): Promise<InjectReply> {
    const reply = await this.#app.inject({
      ...options,
      authority: this.#host,
      cookies: Object.fromEntries(this.cookies),
    });
    for (const { name, value } of reply.cookies) this.#keep(name, value);
    return reply;
  }

  #keep(name: string, value: string): void {
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
