import { createHmac } from 'node:crypto';
import { knownBrowserDays, mostKnownBrowsers } from '@chalkline/domain/access/sign-in-codes';
import { normalizeEmail } from '@chalkline/domain/account/email-address';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import { newToken } from '../../platform/security/secret-token.ts';
import { countAttempt } from './sign-in-counts.ts';

const knownSeconds = knownBrowserDays * 24 * 60 * 60;

/** Several people may share a browser. */
const mostAddresses = 5;

type Dependencies = Pick<AppContext, 'cookies' | 'secretFor' | 'db' | 'now'>;

/** An address that has signed in in this browser, according to its cookie. */
interface KnownAddress {
  /** In seconds. */
  readonly expiresAt: number;
  readonly proof: string;
}

/**
 * Remembers in a cookie which addresses have signed in in a browser. Such a browser has codes of its own, so
 * nobody else can use up all codes of an address. The cookie contains a random token and, for each address, when
 * that ends and a keyed hash, which nobody else can make and which does not reveal the address.
 */
export class KnownBrowsers {
  readonly #context: Dependencies;
  readonly #cookieName: string;
  readonly #key: Buffer;

  constructor(context: Dependencies) {
    this.#context = context;
    this.#cookieName = context.cookies.name('known-browser');
    this.#key = context.secretFor('known browsers');
  }

  /** Remembers an address that has signed in, unless too many browsers know it already. */
  async remember(request: FastifyRequest, reply: FastifyReply, email: string): Promise<void> {
    const { cookies } = this.#context;
    const { token = newToken(), addresses } = this.#read(request);
    if (!this.find(request, email) && !(await this.#mayBeKnown(email))) return;
    const expiresAt = this.#seconds() + knownSeconds;
    const others = addresses.filter((known) => !this.#isOf(known, token, email));
    const known = [{ expiresAt, proof: this.#proof(token, email, expiresAt) }, ...others];
    const value = [token, ...known.slice(0, mostAddresses).map(written)].join('.');
    reply.setCookie(this.#cookieName, value, cookies.options(knownSeconds));
  }

  /** The browser's name for this address; undefined where the address has not signed in for a while. */
  find(request: FastifyRequest, email: string): string | undefined {
    const { token, addresses } = this.#read(request);
    if (!token) return undefined;
    const isKnown = addresses.some((known) => this.#isOf(known, token, email));
    // Stays the same when the proof is renewed, so that a new sign-in brings no further codes.
    return isKnown ? this.#hash(`name ${token} ${normalizeEmail(email)}`) : undefined;
  }

  /** Counts the browsers that get to know an address. */
  async #mayBeKnown(email: string): Promise<boolean> {
    const { db, now } = this.#context;
    const name = this.#hash(`browsers of ${normalizeEmail(email)}`);
    return (await countAttempt(db, name, now(), knownSeconds * 1000)) <= mostKnownBrowsers;
  }

  #read(request: FastifyRequest): { token: string | undefined; addresses: readonly KnownAddress[] } {
    const [token, ...known] = request.cookies[this.#cookieName]?.split('.') ?? [];
    return { token: token || undefined, addresses: known.map(read) };
  }

  #isOf({ expiresAt, proof }: KnownAddress, token: string, email: string): boolean {
    return expiresAt > this.#seconds() && proof === this.#proof(token, email, expiresAt);
  }

  #proof(token: string, email: string, expiresAt: number): string {
    return this.#hash(`${token} ${normalizeEmail(email)} ${expiresAt}`);
  }

  #hash(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }

  #seconds(): number {
    return Math.floor(this.#context.now().getTime() / 1000);
  }
}

function written({ expiresAt, proof }: KnownAddress): string {
  return `${expiresAt}-${proof}`;
}

/** Whatever the cookie says, only a proof that is right counts. */
function read(text: string): KnownAddress {
  const end = text.indexOf('-');
  return { expiresAt: Number(text.slice(0, end)), proof: text.slice(end + 1) };
}
