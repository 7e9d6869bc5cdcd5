import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

/** How long clients may take, in milliseconds. */
export interface ServerTimeouts {
  readonly head: number;
  readonly request: number;
  readonly keepAlive: number;
}

/** Browsers hold idle connections open for minutes, and do not mind losing one. */
const longestWait = 1_500;
const pauseBetweenLooks = 25;

/** So many turns of the event loop in a row show that nobody is connecting; a turn with work in it is longer. */
const quietTurns = 10;
const quietTurnMilliseconds = 0.1;

/**
 * The HTTP servers of this process and the way they shut down. From `begin` on, everything that arrives is still
 * answered, but every reply asks its client to open the next connection elsewhere, also a reply to a request
 * that had arrived before. So no request finds that its connection was closed.
 */
export class Drain {
  readonly #servers = new Set<Server>();
  readonly #connections = new Set<Socket>();
  readonly #replies = new Set<ServerResponse>();
  readonly #listeners: (() => void)[] = [];
  #isDraining = false;
  #accepted = 0;
  /** Requests that are answered once the servers have stopped listening. */
  #held: (() => void)[] | undefined;

  get isDraining(): boolean {
    return this.#isDraining;
  }

  /** Where a name has several addresses, such as `localhost`, Fastify asks for one server for each of them. */
  createServer(handle: RequestListener, timeouts: ServerTimeouts): Server {
    const options = {
      headersTimeout: timeouts.head,
      requestTimeout: timeouts.request,
      keepAliveTimeout: timeouts.keepAlive,
    };
    const server = createServer(options, (request, response) => {
      this.#follow(response);
      if (this.#held) this.#held.push(() => handle(request, response));
      else handle(request, response);
    });
    server.on('connection', (socket) => this.#remember(socket));
    this.#servers.add(server);
    return server;
  }

  /** Tells what would hold a connection open for long that it is time to let go. */
  onBegin(listener: () => void): void {
    this.#listeners.push(listener);
  }

  begin(): void {
    this.#isDraining = true;
    for (const reply of this.#replies) askToLeave(reply);
    for (const listener of this.#listeners.splice(0)) listener();
  }

  /** Waits until no client holds a connection, or until waiting longer makes no sense. */
  async untilClientsHaveLeft(): Promise<void> {
    const deadline = Date.now() + longestWait;
    while (this.#connections.size > 0 && Date.now() < deadline) await pause(pauseBetweenLooks);
  }

  /**
   * Accepts no more connections, and resolves when every reply under way has been sent. Whoever has just connected
   * may still send a request, so connections without one are closed a little later.
   */
  async stopAccepting(): Promise<void> {
    this.#held = [];
    await this.#untilNobodyConnects();
    const closed = Promise.all([...this.#servers].map(stopListening));
    this.#answerHeld();
    await this.untilClientsHaveLeft();
    for (const server of this.#servers) server.closeIdleConnections();
    await closed;
  }

  /**
   * The system resets connections that clients have made and the process has not accepted yet when it stops
   * listening. While requests are held, accepting is all there is to do, and the last of them is soon accepted.
   */
  async #untilNobodyConnects(): Promise<void> {
    const deadline = performance.now() + longestWait;
    let quiet = 0;
    while (quiet < quietTurns && performance.now() < deadline) {
      const [begun, accepted] = [performance.now(), this.#accepted];
      await nextTurn();
      const isQuiet = this.#accepted === accepted && performance.now() - begun < quietTurnMilliseconds;
      quiet = isQuiet ? quiet + 1 : 0;
    }
  }

  #answerHeld(): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const answer of held) answer();
  }

  /** Closes every connection that is still open. */
  hangUp(): void {
    for (const socket of this.#connections) socket.destroy();
  }

  #remember(socket: Socket): void {
    this.#accepted += 1;
    this.#connections.add(socket);
    socket.once('close', () => this.#connections.delete(socket));
  }

  #follow(reply: ServerResponse): void {
    this.#replies.add(reply);
    reply.once('close', () => this.#replies.delete(reply));
    if (this.#isDraining) askToLeave(reply);
  }
}

/** Node then writes `Connection: close` with the headers, whoever sends them, and closes after the reply. */
function askToLeave(reply: ServerResponse): void {
  reply.shouldKeepAlive = false;
}

/** Resolves when the last connection has ended. Unlike `close` of an HTTP server, it leaves idle ones open. */
function stopListening(server: Server): Promise<void> {
  return new Promise((done) => TcpServer.prototype.close.call(server, () => done()));
}
