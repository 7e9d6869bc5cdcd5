import { PassThrough } from 'node:stream';
import { liveOverEvent } from '@chalkline/contract/addresses';
import type { FastifyReply } from 'fastify';
import { Refusal } from '../http/refusal.ts';

/** How often a connection is kept warm, and looked at whether its person may still have it. */
const betweenBeats = 25_000;

/** A browser keeps no more than this open; each costs a socket. */
const mostPerPerson = 10;

/** Somebody who has not read so much is not reading at all. */
const mostUnread = 64 * 1024;

/** How soon a browser comes back after the connection ends, in milliseconds. */
const comeBackAfter = 2_000;

export interface LiveListener {
  readonly personId: string;
  /** Asked again and again: a session and a plan can end while somebody listens. */
  mayStillListen(): Promise<boolean>;
}

interface Stream extends LiveListener {
  readonly output: PassThrough;
}

/**
 * Connections on which the server tells browsers that something happened, as server-sent events. They carry
 * no truth: whoever hears of a change asks for it in the usual way.
 */
export class LiveStreams {
  readonly #streams = new Set<Stream>();
  readonly #timer = setInterval(() => void this.beat(), betweenBeats).unref();
  #isEnding = false;

  /** Answers with a stream. The given `follow` starts telling it things, and gives back how to stop. */
  open(
    reply: FastifyReply,
    listener: LiveListener,
    follow: (tell: (event: string, data: object) => void) => () => void,
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
    stream.output.write(`retry: ${comeBackAfter}\n\n`);
    // A process on its way out sends its listeners to another one.
    if (this.#isEnding) stream.output.end();
    return sendStream(reply, stream.output);
  }

  /** Keeps connections warm through proxies, and ends those whose person has left or lost the right. */
  beat(): Promise<void> {
    return this.look();
  }

  /** The same for the connections of one person, whose rights have changed. */
  async look(personId?: string): Promise<void> {
    const looked = [...this.#streams].filter(
      (stream) => personId === undefined || stream.personId === personId,
    );
    await Promise.all(looked.map(lookAt));
  }

  /** Ends every connection, and each new one at once: their browsers come back to another process. */
  end(): void {
    this.#isEnding = true;
    clearInterval(this.#timer);
    for (const { output } of this.#streams) output.end();
  }
}

async function lookAt({ output, mayStillListen }: Stream): Promise<void> {
  if (output.writableLength > mostUnread) return void output.destroy();
  // Who cannot be asked for now stays: what they hear is only that something changed.
  if (await mayStillListen().catch(() => true)) output.write(': still here\n\n');
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
      // The connection ends with the stream, so that a server that is asked to end is not held up by it.
      connection: 'close',
      // Proxies that collect replies before they pass them on are asked not to.
      'x-accel-buffering': 'no',
    })
    .send(output);
}
