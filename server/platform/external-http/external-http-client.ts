import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { DeadlinePassed, withDeadline } from '../concurrency/deadline.ts';
import { ExternalServerError } from './external-server-error.ts';
import type { HostAddress, HostResolver } from './host-resolver.ts';

/** How long another server may take for one reply, in milliseconds. */
const usualReplyTimeout = 10_000;
const maxRedirects = 3;

interface ExternalHttpOptions {
  readonly replyTimeoutMilliseconds?: number;
  /** Ends all requests at once. */
  readonly signal?: AbortSignal;
}

export interface ExternalReply {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** At most as many bytes as were asked for. */
  readonly body: Buffer;
  /** Where the file was found, after redirects. */
  readonly url: URL;
}

interface ExternalRequest {
  readonly headers?: Readonly<Record<string, string>>;
  /** A longer body is cut off. */
  readonly maxBytes: number;
}

/**
 * Reads files of other servers without becoming a way into our own network: by https only, from the addresses
 * that a host had at first, and without following redirects to other hosts.
 */
export class ExternalHttpClient {
  readonly #resolver: HostResolver;
  readonly #replyTimeoutMilliseconds: number;
  readonly #signal: AbortSignal | undefined;
  readonly #addresses = new Map<string, Promise<HostAddress>>();

  constructor(
    resolver: HostResolver,
    { replyTimeoutMilliseconds = usualReplyTimeout, signal }: ExternalHttpOptions = {},
  ) {
    this.#resolver = resolver;
    this.#replyTimeoutMilliseconds = replyTimeoutMilliseconds;
    this.#signal = signal;
  }

  /** A reply of any status below 300; everything else is a problem. */
  async get(address: string | URL, wanted: ExternalRequest): Promise<ExternalReply> {
    let url = checkedUrl(new URL(address));
    const { host } = url;
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const reply = await this.#once(url, wanted);
      if (reply.status < 300) return reply;
      const { location } = reply.headers;
      if (reply.status >= 400 || !location || !URL.canParse(location, url.href))
        throw new ExternalServerError(`${host} answered with ${reply.status} for ${url.href}`);
      url = checkedUrl(new URL(location, url));
      if (url.host !== host)
        throw new ExternalServerError(`${host} redirects to ${url.host}. Use the address that it leads to`);
    }
    throw new ExternalServerError(`${host} redirects again and again`);
  }

  async #once(url: URL, wanted: ExternalRequest): Promise<ExternalReply> {
    try {
      return await withDeadline(this.#replyTimeoutMilliseconds, async (signal) => {
        const address = await this.#resolve(url.hostname);
        return this.#send(url, { ...wanted, address, signal: this.#untilAborted(signal) });
      });
    } catch (error) {
      if (error instanceof ExternalServerError) throw error;
      if (error instanceof DeadlinePassed)
        throw new ExternalServerError(
          `${url.host} didn't answer within ${this.#replyTimeoutMilliseconds / 1_000} seconds`,
        );
      throw new ExternalServerError(`no safe connection to ${url.host} was possible`, { cause: error });
    }
  }

  #untilAborted(passed: AbortSignal): AbortSignal {
    return this.#signal ? AbortSignal.any([this.#signal, passed]) : passed;
  }

  /** Resolved once, so that a host can't lead elsewhere after it was checked. */
  #resolve(host: string): Promise<HostAddress> {
    const known = this.#addresses.get(host) ?? this.#resolver.resolve(host);
    this.#addresses.set(host, known);
    return known;
  }

  #send(
    url: URL,
    { address, signal, headers, maxBytes }: ExternalRequest & { address: HostAddress; signal: AbortSignal },
  ): Promise<ExternalReply> {
    const { certificateAuthority: ca } = this.#resolver;
    return new Promise((resolve, reject) => {
      const sent = request({
        host: address.address,
        port: address.port,
        servername: url.hostname,
        path: `${url.pathname}${url.search}`,
        headers: { 'user-agent': 'Chalkline', ...headers, host: url.host },
        agent: false,
        signal,
        ...(ca ? { ca } : {}),
      });
      sent.once('error', reject);
      sent.once('response', (reply) => {
        readBody(reply, maxBytes).then(
          (body) => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body, url }),
          reject,
        );
      });
      sent.end();
    });
  }
}

function checkedUrl(url: URL): URL {
  const { protocol, port, username, password } = url;
  if (protocol === 'https:' && port === '' && username === '' && password === '') return url;
  throw new ExternalServerError(
    `${url.host} must be reached by https, without a port and without a password`,
  );
}

async function readBody(reply: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= maxBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}
