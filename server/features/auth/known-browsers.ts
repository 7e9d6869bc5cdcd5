import { createHmac } from 'node:crypto';
import { normalizeEmail } from '@chalkline/domain/account/email-address';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import { newToken } from '../../platform/security/secret-token.ts';

const cookieSeconds = 365 * 24 * 60 * 60;

/** Several people may share a browser. */
const mostAddresses = 5;

/**
 * Remembers in a cookie which addresses have signed in in a browser. Such a browser has codes of its own, so
 * nobody else can use up all codes of an address. The cookie contains a random token and, for each address, a
 * keyed hash, which nobody else can make and which does not reveal the address.
 */
export class KnownBrowsers {
  readonly #cookies: AppContext['cookies'];
  readonly #name: string;
  readonly #key: Buffer;

  constructor({ cookies, secretFor }: Pick<AppContext, 'cookies' | 'secretFor'>) {
    this.#cookies = cookies;
    this.#name = cookies.name('known-browser');
    this.#key = secretFor('known browsers');
  }

  remember(request: FastifyRequest, reply: FastifyReply, email: string): void {
    const { token = newToken(), proofs } = this.#read(request);
    const all = new Set([this.#proof(token, email), ...proofs]);
    const value = [token, ...[...all].slice(0, mostAddresses)].join('.');
    reply.setCookie(this.#name, value, this.#cookies.options(cookieSeconds));
  }

  /** The browser's name for this address; undefined where the address has never signed in. */
  find(request: FastifyRequest, email: string): string | undefined {
    const { token, proofs } = this.#read(request);
    if (!token) return undefined;
    const proof = this.#proof(token, email);
    return proofs.includes(proof) ? proof : undefined;
  }

  #read(request: FastifyRequest): { token: string | undefined; proofs: readonly string[] } {
    const [token, ...proofs] = request.cookies[this.#name]?.split('.') ?? [];
    return { token: token || undefined, proofs };
  }

  #proof(token: string, email: string): string {
    return createHmac('sha256', this.#key)
      .update(`${token} ${normalizeEmail(email)}`)
      .digest('base64url');
  }
}
