import type { PathParameterNames } from '@chalkline/contract/addresses';
import type { ApiCalls, ApiMethod, BodyOf, ReplyOf } from '@chalkline/contract/api-calls';
import { type RefusalBody, type RefusalCode, refusalStatus } from '@chalkline/contract/refusals';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { type SetupServer, setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

/** The name of a call in the contract, such as `GET /api/courses`. */
export type CallName = keyof ApiCalls;
type MethodOf<Name> = Name extends `${infer Method extends ApiMethod} ${string}` ? Method : never;
type PathOfCall<Name> = Name extends `${string} ${infer Path}` ? Path : never;
export type Reply<Name extends CallName> = ReplyOf<MethodOf<Name>, PathOfCall<Name>>;

interface FakeRequest<Name extends CallName> {
  readonly parameters: Readonly<Record<PathParameterNames<PathOfCall<Name>>, string>>;
  readonly query: URLSearchParams;
  readonly body: BodyOf<MethodOf<Name>, PathOfCall<Name>>;
}

/** Computes the answer to a request; a `Response` stands for anything but an ordinary reply. */
type Answering<Name extends CallName> = (
  request: FakeRequest<Name>,
) => Reply<Name> | Response | Promise<Reply<Name> | Response>;

/**
 * Answers the web's requests at the network level. Calls, parameters and replies are typed by the contract. A request
 * without an answer fails its test.
 */
export class FakeServer {
  /** Every request of the running test, such as `GET /api/courses?search=shop`. */
  readonly requests: string[] = [];
  readonly #network: SetupServer;

  constructor(network: SetupServer) {
    this.#network = network;
  }

  /** Answers a call from now on. A later answer replaces an earlier one. */
  answer<Name extends CallName>(name: Name, answer: Reply<Name> | Answering<Name>): void {
    this.#network.use(handlerOf(name, answer));
  }

  /** Answers several calls with fixed replies. */
  answerAll(replies: { readonly [Name in CallName]?: Reply<Name> }): void {
    for (const [name, reply] of Object.entries(replies))
      this.answer(name as CallName, () => replyWith(reply));
  }

  /** Refuses a call from now on, with the status that belongs to the code. */
  refuse(name: CallName, code: RefusalCode, refusal: Omit<Partial<RefusalBody>, 'code'> = {}): void {
    this.answer(name, () => refused(code, refusal));
  }

  /** Fails a call from now on as if there were no connection. */
  disconnect(name: CallName): void {
    this.answer(name, () => HttpResponse.error());
  }

  /** Answers requests that are no calls of the contract, such as those of the upload protocol. */
  answerRequests(
    method: 'post' | 'head' | 'patch' | 'delete',
    path: string,
    answer: (request: Request) => Response | Promise<Response>,
  ): void {
    this.#network.use(http[method](`*${path}`, ({ request }) => answer(request)));
  }

  /** Answers with a file, which is not a call of the contract. */
  answerFile(address: string, file: Blob): void {
    this.#network.use(http.get(`*${address}`, () => new HttpResponse(file)));
  }

  /** Lets a call wait until the returned function is called. Then it gets the given answer. */
  hold<Name extends CallName>(name: Name, answer: Reply<Name> | Answering<Name>): () => void {
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.answer(name, async (request) => {
      await isReleased;
      return isAnswering(answer) ? answer(request) : answer;
    });
    return release;
  }

  /** How often a request was made, such as `POST /api/lessons/12/complete`. */
  count(request: string): number {
    return this.requests.filter((made) => made === request).length;
  }
}

/** Call this once per test file. The answers of a test end with it. */
export function startFakeServer(): FakeServer {
  const network = setupServer();
  const server = new FakeServer(network);
  const unanswered: string[] = [];
  network.events.on('request:start', ({ request }) => void server.requests.push(spelled(request)));

  beforeAll(() => {
    network.listen({
      onUnhandledRequest: (request) => {
        unanswered.push(spelled(request));
        throw new Error(`Nothing answers ${spelled(request)}.`);
      },
    });
  });

  afterEach(() => {
    network.resetHandlers();
    server.requests.length = 0;
    expect(unanswered.splice(0), 'requests without an answer').toEqual([]);
  });

  afterAll(() => network.close());
  return server;
}

/** The response to a refused call. */
export function refused(code: RefusalCode, refusal: Omit<Partial<RefusalBody>, 'code'> = {}): Response {
  const body: RefusalBody = { message: 'Refused by the test.', ...refusal, code };
  return Response.json(body, { status: refusalStatus[code] });
}

function handlerOf<Name extends CallName>(name: Name, answer: Reply<Name> | Answering<Name>): RequestHandler {
  const [method, path] = name.split(' ') as [ApiMethod, string];
  return http[lowerCase(method)](`*${path}`, async ({ request, params }) => {
    if (!isAnswering(answer)) return replyWith(answer);
    const reply = await answer({
      parameters: params as FakeRequest<Name>['parameters'],
      query: new URL(request.url).searchParams,
      body: (await bodyOf(request)) as FakeRequest<Name>['body'],
    });
    return isResponse(reply) ? reply : replyWith(reply);
  });
}

function isAnswering<Name extends CallName>(
  answer: Reply<Name> | Answering<Name>,
): answer is Answering<Name> {
  return typeof answer === 'function';
}

/** There may be several classes of responses: the one of Node and the one of the document's window. */
function isResponse(reply: unknown): reply is Response {
  return typeof reply === 'object' && reply !== null && 'arrayBuffer' in reply;
}

function replyWith(reply: unknown): Response {
  return reply === undefined ? new HttpResponse(null, { status: 204 }) : Response.json(reply);
}

async function bodyOf(request: Request): Promise<unknown> {
  return request.headers.get('content-type') === 'application/json' ? request.json() : undefined;
}

function spelled({ method, url }: Request): string {
  const { pathname, search } = new URL(url);
  return `${method} ${pathname}${search}`;
}

const lowerCase = (method: ApiMethod) => method.toLowerCase() as Lowercase<ApiMethod>;
