import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

/** How long clients may take, in milliseconds. */
export interface ServerTimeouts {
  readonly head: number;
  readonly request: number;
  readonly keepAlive: number;
}

/**
 * How long to wait for new connections to stop, and for clients to leave, in milliseconds. A browser can lose an idle
 * connection without harm.
 */
const longestWait = 1_500;
const pauseBetweenLooks = 25;

/** So many turns of the event loop without a new connection show that nobody is connecting. */
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

  /** How many connections all servers of this process have accepted so far. */
  get acceptedConnections(): number {
    return this.#accepted;
  }

  get isDraining(): boolean {
    return this.#isDraining;
  }

  /** Fastify asks for one server for each address of a name such as `localhost`. */
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

  /** Registers a listener for the start of the shutdown, for anything that keeps a connection open. */
  onBegin(listener: () => void): void {
    this.#listeners.push(listener);
  }

  begin(): void {
    this.#isDraining = true;
    for (const reply of this.#replies) askToLeave(reply);
    for (const listener of this.#listeners.splice(0)) listener();
  }

  /** Waits until no client holds a connection, or until the time limit. */
  async untilClientsHaveLeft(): Promise<void> {
    const deadline = Date.now() + longestWait;
    while (this.#connections.size > 0 && Date.now() < deadline) await pause(pauseBetweenLooks);
  }

  /**
   * Accepts no more connections, and resolves when every pending reply has been sent. A client that has
   * just connected may still send a request, so idle connections are closed a little later.
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

  closeConnections(): void {
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

/** Makes Node send `Connection: close` with the headers and close the connection after the reply. */
function askToLeave(reply: ServerResponse): void {
  reply.shouldKeepAlive = false;
}

/**
 * Resolves when the last connection has ended. Unlike `close` of an HTTP server, it leaves idle connections
 * open.
 */
function stopListening(server: Server): Promise<void> {
  return new Promise((done) => TcpServer.prototype.close.call(server, () => done()));
}
