import type { PathParameterNames } from '@chalkline/contract/addresses';
import type { ApiCalls, ApiMethod, BodyOf, ReplyOf } from '@chalkline/contract/api-calls';
import { type RefusalBody, type RefusalCode, refusalStatus } from '@chalkline/contract/refusals';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { parse } from 'regexparam';
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

type HttpMethod = ApiMethod | 'HEAD';

interface Route {
  readonly method: HttpMethod;
  readonly keys: readonly string[];
  readonly pattern: RegExp;
  respond(request: Request, parameters: Readonly<Record<string, string>>): Response | Promise<Response>;
}

/**
 * Answers the web's requests at the network level. Calls, parameters and replies are typed by the contract. A request
 * without an answer fails its test.
 */
export class FakeServer {
  /** Every request of the running test, such as `GET /api/courses?search=shop`. */
  readonly requests: string[] = [];
  readonly #unanswered: string[] = [];
  #routes: readonly Route[] = [];

  /** Answers a call from now on. A later answer replaces an earlier one. */
  answer<Name extends CallName>(name: Name, answer: Reply<Name> | Answering<Name>): void {
    const [method, path] = name.split(' ') as [ApiMethod, string];
    this.#addRoute(method, path, async (request, parameters) => {
      if (!isAnswering(answer)) return replyWith(answer);
      const reply = await answer({
        parameters: parameters as FakeRequest<Name>['parameters'],
        query: new URL(request.url).searchParams,
        body: (await bodyOf(request)) as FakeRequest<Name>['body'],
      });
      return isResponse(reply) ? reply : replyWith(reply);
    });
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
    method: HttpMethod,
    path: string,
    answer: (request: Request) => Response | Promise<Response>,
  ): void {
    this.#addRoute(method, path, answer);
  }

  /** Answers with a file, which is not a call of the contract. */
  answerFile(address: string, file: Blob): void {
    this.#addRoute('GET', address, () => new HttpResponse(file));
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

  /** Responds to a request of the running test. */
  async respond(request: Request): Promise<Response> {
    this.requests.push(spelled(request));
    const { pathname } = new URL(request.url);
    for (const route of this.#routes) {
      const parameters = route.method === request.method && parametersIn(route, pathname);
      if (parameters) return route.respond(request, parameters);
    }
    this.#unanswered.push(spelled(request));
    return HttpResponse.error();
  }

  /** Forgets all answers and requests. Returns the requests that nothing has answered. */
  reset(): string[] {
    this.#routes = [];
    this.requests.length = 0;
    return this.#unanswered.splice(0);
  }

  #addRoute(method: HttpMethod, path: string, respond: Route['respond']): void {
    this.#routes = [{ method, ...parse(path), respond }, ...this.#routes];
  }
}

/** Call this once per test file. The answers of a test end with it. */
export function startFakeServer(): FakeServer {
  const server = new FakeServer();
  // One handler for all routes: with a handler for each, finding the right one took longer than the answer.
  const network = setupServer(http.all('*', ({ request }) => server.respond(request)));

  beforeAll(() => network.listen());
  afterEach(() => expect(server.reset(), 'requests without an answer').toEqual([]));
  afterAll(() => network.close());
  return server;
}

/** The response to a refused call. */
export function refused(code: RefusalCode, refusal: Omit<Partial<RefusalBody>, 'code'> = {}): Response {
  const body: RefusalBody = { message: 'Refused by the test.', ...refusal, code };
  return Response.json(body, { status: refusalStatus[code] });
}

function parametersIn({ keys, pattern }: Route, path: string): Record<string, string> | undefined {
  const found = pattern.exec(path);
  return found
    ? Object.fromEntries(keys.map((key, index) => [key, decodeURIComponent(found[index + 1] ?? '')]))
    : undefined;
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
