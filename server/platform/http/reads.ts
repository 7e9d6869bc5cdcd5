import type { Requirement } from '@chalkline/domain/access/decide-access';
import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import findMyWay from 'find-my-way';
import type { z } from 'zod';
import type { Caller } from './caller.ts';
import { guard } from './guard.ts';
import { notFound, Refusal } from './refusal.ts';
import { isUnstorable, unstorable } from './unstorable-text.ts';

type Shape = z.ZodObject;

export interface ReadContext<Parameters, Query> extends Caller {
  readonly parameters: Parameters;
  readonly query: Query;
}

/** One GET route of the API: its parameters, who may read it, and its reply. */
export interface Read<Parameters extends Shape, Query extends Shape, Reply extends z.ZodType> {
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly requires: Requirement;
  readonly parameters: Parameters;
  readonly query: Query;
  readonly reply: Reply;
  /**
   * For routes that cost more than a database query. Server-rendered pages that read them are not counted.
   */
  readonly rateLimit?: RateLimitOptions;
  read(context: ReadContext<z.output<Parameters>, z.output<Query>>): Promise<z.output<Reply>>;
}

type AnyRead = Read<Shape, Shape, z.ZodType>;

/**
 * Every GET route of the API by its URL. Server-rendered pages read the same routes in-process, so there is
 * one data path for both.
 */
export class Reads {
  readonly #app: FastifyInstance;
  readonly #router = findMyWay();

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  add<Parameters extends Shape, Query extends Shape, Reply extends z.ZodType>(
    definition: Read<Parameters, Query, Reply>,
  ): void {
    const read = definition as unknown as AnyRead;
    this.#router.on('GET', read.path, () => undefined, read);
    this.#app.get(
      read.path,
      {
        ...(isOfConsole(read) ? { onRequest: guarded(read) } : {}),
        ...(read.rateLimit ? { config: { rateLimit: read.rateLimit } } : {}),
        schema: {
          summary: read.summary,
          tags: [read.tag],
          params: read.parameters,
          querystring: read.query,
          response: { 200: read.reply },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return run(read, {
          ...(await request.caller()),
          parameters: request.params as Record<string, unknown>,
          query: request.query as Record<string, unknown>,
        });
      },
    );
  }

  /** Reads a URL on behalf of the given caller. */
  async get(address: string, caller: Caller): Promise<unknown> {
    const url = new URL(address, 'http://reads');
    const found = this.#router.find('GET', url.pathname);
    if (!found) throw notFound('This address');
    if (isUnstorable(Object.fromEntries(url.searchParams))) throw unstorable();
    const read = found.store as AnyRead;
    return run(read, {
      ...caller,
      parameters: parse(read.parameters, found.params),
      query: parse(read.query, Object.fromEntries(url.searchParams)),
    });
  }
}

/** The parameters of console routes are not revealed to people who may not use the console. */
const isOfConsole = ({ requires }: AnyRead) => requires.startsWith('staff:');

function guarded({ requires }: AnyRead): (request: FastifyRequest) => Promise<void> {
  return async (request) => guard(requires, (await request.caller()).viewer);
}

function run(
  read: AnyRead,
  context: ReadContext<Record<string, unknown>, Record<string, unknown>>,
): Promise<unknown> {
  guard(read.requires, context.viewer);
  return read.read(context);
}

function parse(schema: Shape, input: unknown): Record<string, unknown> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new Refusal('invalid', "This address isn't valid.");
  return parsed.data;
}
