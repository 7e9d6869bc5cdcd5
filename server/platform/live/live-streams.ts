import { PassThrough } from 'node:stream';
import { liveOverEvent } from '@chalkline/contract/addresses';
import type { FastifyReply } from 'fastify';
import { Refusal } from '../http/refusal.ts';

/** How often a keep-alive is sent and the person's permission is checked again. */
const heartbeatInterval = 25_000;

/** The most connections one person may keep open; each costs a socket. */
const mostPerPerson = 10;

/** A client with more unread bytes has stopped reading. */
const mostUnread = 64 * 1024;

/** How soon a browser reconnects after the connection ends, in milliseconds. */
const reconnectDelay = 2_000;

export interface LiveListener {
  readonly personId: string;
  /** Checked again and again, because a session or a plan can end while the stream is open. */
  mayStillListen(): Promise<boolean>;
}

interface Stream extends LiveListener {
  readonly output: PassThrough;
}

/**
 * Server-sent event streams that tell browsers that something changed. They carry no data: the browser
 * reads the change from the API.
 */
export class LiveStreams {
  readonly #streams = new Set<Stream>();
  readonly #timer = setInterval(() => void this.beat(), heartbeatInterval).unref();
  #isEnding = false;

  /** Replies with a stream. `follow` subscribes it to events and returns how to unsubscribe. */
  open(
    reply: FastifyReply,
    listener: LiveListener,
    follow: (send: (event: string, data: object) => void) => () => void,
  ): FastifyReply {
    const theirs = [...this.#streams].filter(({ personId }) => personId === listener.personId);
    if (theirs.length >= mostPerPerson) {
      throw new Refusal('slow_down', 'You have this page open in too many tabs. Please close some.');
    }
    const stream = { ...listener, output: new PassThrough() };
    this.#streams.add(stream);
    const stop = follow((event, data) => stream.output.write(eventText(event, data)));
    stream.output.once('close', () => {
      stop();
      this.#streams.delete(stream);
    });
    stream.output.write(`retry: ${reconnectDelay}\n\n`);
    // A process that is shutting down sends its clients to another one.
    if (this.#isEnding) stream.output.end();
    return sendStream(reply, stream.output);
  }

  /** How many connections are open. */
  get count(): number {
    return this.#streams.size;
  }

  /** Keeps connections alive through proxies, and ends those whose person has left or lost the permission. */
  beat(): Promise<void> {
    return this.checkPermissions();
  }

  /** Checks the connections of one person whose permissions have changed. */
  async checkPermissions(personId?: string): Promise<void> {
    const looked = [...this.#streams].filter(
      (stream) => personId === undefined || stream.personId === personId,
    );
    await Promise.all(looked.map(checkStream));
  }

  /** Ends every connection, and each new one at once: browsers reconnect to another process. */
  end(): void {
    this.#isEnding = true;
    clearInterval(this.#timer);
    for (const { output } of this.#streams) output.end();
  }
}

async function checkStream({ output, mayStillListen }: Stream): Promise<void> {
  if (output.writableLength > mostUnread) return void output.destroy();
  // When the check itself fails, the connection stays: it only says that something changed.
  const isAllowed = await mayStillListen().catch(() => true);
  // Several changes at a time cause several checks.
  if (output.writableEnded) return;
  if (isAllowed) output.write(': still here\n\n');
  else output.end(eventText(liveOverEvent, {}));
}

function eventText(event: string, data: object): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

function sendStream(reply: FastifyReply, output: PassThrough): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // Closes the connection with the stream, so that it does not delay a shutdown.
      connection: 'close',
      // Asks proxies not to buffer the stream.
      'x-accel-buffering': 'no',
    })
    .send(output);
}
