import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signIn } from '../../tooling/product/sign-in.ts';
import { projectRoot } from '../../tooling/project-root.mjs';

/** A signed-in person who makes calls one at a time. */
export class Caller {
  readonly #origin: string;
  readonly #cookie: string;
  readonly #token: string;
  readonly id: string;

  private constructor(origin: string, cookie: string, token: string, id: string) {
    this.#origin = origin;
    this.#cookie = cookie;
    this.#token = token;
    this.id = id;
  }

  static async signIn(origin: string, subject: string): Promise<Caller> {
    const session = await signIn(origin, subject);
    const asked = await fetch(`${origin}/api/csrf-token`, { headers: { cookie: session } });
    const { csrfToken } = (await asked.json()) as { csrfToken: string };
    const given = asked.headers.getSetCookie().map((line) => line.split(';')[0]);
    const cookie = [session, ...given].join('; ');
    const person = await fetch(`${origin}/api/auth/user`, { headers: { cookie } });
    const { id } = (await person.json()) as { id: string };
    return new Caller(origin, cookie, csrfToken, id);
  }

  /** The duration of the call in milliseconds, including its whole reply, and the reply. */
  async time(method: string, path: string, body?: object | Buffer): Promise<{ took: number; reply: string }> {
    const started = performance.now();
    const response = await fetch(this.#origin + path, this.#request(method, body));
    const reply = await response.text();
    const took = performance.now() - started;
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${reply}`);
    return { took, reply };
  }

  async bytes(path: string): Promise<ArrayBuffer> {
    const response = await fetch(this.#origin + path, this.#request('GET', undefined));
    if (!response.ok) throw new Error(`GET ${path} answered ${response.status}`);
    return response.arrayBuffer();
  }

  async sendZip(path: string, zip: Buffer): Promise<string> {
    const { headers } = this.#request('POST', undefined);
    const response = await fetch(this.#origin + path, {
      method: 'POST',
      headers: { ...(headers as Record<string, string>), 'content-type': 'application/zip' },
      body: new Uint8Array(zip),
    });
    const reply = await response.text();
    if (!response.ok) throw new Error(`POST ${path} answered ${response.status}: ${reply.slice(0, 500)}`);
    return reply;
  }

  #request(method: string, body: object | Buffer | undefined): RequestInit {
    const headers: Record<string, string> = { cookie: this.#cookie, 'x-csrf-token': this.#token };
    if (body === undefined) return { method, headers };
    const isPicture = Buffer.isBuffer(body);
    headers['content-type'] = isPicture ? 'image/png' : 'application/json';
    return { method, headers, body: isPicture ? new Uint8Array(body) : JSON.stringify(body) };
  }
}

export function samplePicture(): Buffer {
  return readFileSync(join(projectRoot, 'web/public/media/screenshots/lesson-phone-light.webp'));
}
