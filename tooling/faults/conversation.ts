import { randomBytes } from 'node:crypto';
import type { Agent } from 'node:http';
import { signIn } from '../product/sign-in.ts';
import { call } from './call.ts';

/** What happened to everything that was written. Nothing may be lost, and nothing may exist twice. */
export interface Tally {
  readonly acknowledged: number;
  readonly lost: number;
  readonly duplicated: number;
}

const ticketsPath = '/api/consulting/tickets';

/**
 * Writes numbered messages to a ticket, as a member does in the browser, and remembers which of them the
 * product has acknowledged. The session outlives the process, so one sign-in is enough for many restarts.
 */
export class Conversation {
  readonly #name = randomBytes(6).toString('hex');
  #headers: Readonly<Record<string, string>>;
  readonly #ticketId: string;
  readonly #acknowledged = new Set<number>();
  #last = 0;

  private constructor(headers: Readonly<Record<string, string>>, ticketId: string) {
    this.#headers = headers;
    this.#ticketId = ticketId;
  }

  static async open(origin: string): Promise<Conversation> {
    const headers = await headersOfMember(origin);
    const [ticket] = (await (await fetch(origin + ticketsPath, { headers })).json()) as { id: string }[];
    if (!ticket) throw new Error('The demo person has no ticket.');
    return new Conversation(headers, ticket.id);
  }

  /** Sessions are not restored from a backup. */
  async signInAgain(origin: string): Promise<this> {
    this.#headers = await headersOfMember(origin);
    return this;
  }

  /** The cookies and the form token of the member who writes. */
  get headers(): Readonly<Record<string, string>> {
    return this.#headers;
  }

  get acknowledged(): number {
    return this.#acknowledged.size;
  }

  /** Writes one message and returns the status of the reply, or how the request failed. */
  async write(origin: string, agent?: Agent): Promise<number | 'refused' | 'broken'> {
    this.#last += 1;
    const number = this.#last;
    const outcome = await call(`${origin}${ticketsPath}/${this.#ticketId}/messages`, {
      method: 'POST',
      headers: this.#headers,
      body: JSON.stringify({ markdown: `write ${this.#name} ${number}` }),
      ...(agent ? { agent } : {}),
    });
    if (typeof outcome === 'string') return outcome;
    if (outcome.status < 300) this.#acknowledged.add(number);
    return outcome.status;
  }

  /** Reads everything back and compares it with what was acknowledged. */
  async tally(origin: string): Promise<Tally> {
    const found = await this.#read(origin);
    const distinct = new Set(found);
    return {
      acknowledged: this.#acknowledged.size,
      lost: [...this.#acknowledged].filter((number) => !distinct.has(number)).length,
      duplicated: found.length - distinct.size,
    };
  }

  async #read(origin: string): Promise<number[]> {
    const outcome = await call(`${origin}${ticketsPath}/${this.#ticketId}`, { headers: this.#headers });
    if (typeof outcome === 'string' || outcome.status !== 200) {
      throw new Error(
        `The ticket could not be read: ${typeof outcome === 'string' ? outcome : outcome.text}`,
      );
    }
    const { messages } = JSON.parse(outcome.text) as { messages: { markdown: string }[] };
    const prefix = `write ${this.#name} `;
    const own = messages.filter(({ markdown }) => markdown.startsWith(prefix));
    return own.map(({ markdown }) => Number(markdown.slice(prefix.length)));
  }
}

/** The cookies and the form token of a signed-in member. */
async function headersOfMember(origin: string): Promise<Record<string, string>> {
  const session = await signIn(origin, 'demo-consulting');
  const reply = await fetch(`${origin}/api/csrf-token`, { headers: { cookie: session } });
  const { csrfToken } = (await reply.json()) as { csrfToken: string };
  const cookies = reply.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
  return {
    cookie: [session, ...cookies].join('; '),
    'x-csrf-token': csrfToken,
    'content-type': 'application/json',
  };
}
