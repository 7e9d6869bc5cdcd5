import type { AgreesWithContract } from '@chalkline/contract/api-calls';
import type { Requirement } from '@chalkline/domain/access/decide-access';
import type { RateLimitOptions } from '@fastify/rate-limit';
import findMyWay from 'find-my-way';
import type { z } from 'zod';
import type { Caller } from './caller.ts';
import { type PersonFor, personFor } from './guard.ts';
import { notFound, Refusal } from './refusal.ts';
import { type NoFields, noFields, type Served } from './route-definition.ts';
import type { Routes } from './routes.ts';
import { isUnstorable, unstorable } from './unstorable-text.ts';

type Shape = z.ZodObject;

interface ReadContext<Requires extends Requirement, Parameters, Query> extends Caller {
  /** The person who may read this. Undefined for a public read; use `viewer` there. */
  readonly person: PersonFor<Requires>;
  readonly parameters: Parameters;
  readonly query: Query;
}

/** One GET route of the API: its parameters, who may read it, and its reply. */
export interface Read<
  Path extends string,
  Requires extends Requirement,
  Parameters extends Shape,
  Query extends Shape,
  Reply extends z.ZodType,
> {
  readonly path: Path;
  readonly summary: string;
  readonly tag: string;
  readonly requires: Requires;
  readonly parameters?: Parameters;
  readonly query?: Query;
  readonly reply: Reply;
  /**
   * For routes that cost more than a database query. Server-rendered pages that read them are not counted.
   */
  readonly rateLimit?: RateLimitOptions;
  read(context: ReadContext<Requires, z.output<Parameters>, z.output<Query>>): Promise<z.output<Reply>>;
}

type AnyRead = Read<string, Requirement, Shape, Shape, z.ZodType>;

interface FoundRead {
  readonly read: AnyRead;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
}

/** Only limits memory. */
const mostKnown = 2_000;

/** The server and the pages accept parameters of the same length, or a page could not read what its call can. */
export const longestPathParameter = 500;

/**
 * Every GET route of the API by its URL. Server-rendered pages read the same routes in-process, so there is
 * one data path for both.
 */
export class Reads {
  readonly #routes: Routes;
  readonly #router = findMyWay({ maxParamLength: longestPathParameter });
  /** By their addresses: pages read the same ones again and again. */
  readonly #known = new Map<string, FoundRead>();

  constructor(routes: Routes) {
    this.#routes = routes;
  }

  add<
    Path extends string,
    Requires extends Requirement,
    Reply extends z.ZodType,
    Parameters extends Shape = NoFields,
    Query extends Shape = NoFields,
  >(
    definition: Read<Path, Requires, Parameters, Query, Reply> &
      AgreesWithContract<'GET', Path, Served<Parameters, Query, undefined, Reply>>,
  ): void {
    const read = definition as unknown as AnyRead;
    this.#router.on('GET', read.path, () => undefined, read);
    const { path, summary, tag, requires, parameters = noFields, query = noFields, reply, rateLimit } = read;
    this.#routes.addUnchecked({
      method: 'GET',
      ...{ path, summary, tag, requires, parameters, query, reply },
      ...(rateLimit ? { rateLimit } : {}),
      handle: async ({ person, parameters, query, request, reply }) => {
        reply.header('cache-control', 'no-store');
        return read.read({ ...(await request.caller()), person, parameters, query });
      },
    });
  }

  /** Reads a URL on behalf of the given caller. */
  async get(address: string, caller: Caller): Promise<unknown> {
    const { read, parameters, query } = this.#known.get(address) ?? this.#find(address);
    return read.read({ ...caller, person: personFor(read.requires, caller), parameters, query });
  }

  #find(address: string): FoundRead {
    const { pathname, search } = partsOf(address);
    const found = this.#router.find('GET', pathname);
    if (!found) throw notFound('This address');
    if (isUnstorable(search)) throw unstorable();
    const read = found.store as AnyRead;
    const parameters = parse(read.parameters, found.params);
    const known = { read, parameters, query: parse(read.query, search) };
    // A query can contain what somebody is looking for.
    if (pathname === address) this.#remember(address, known);
    return known;
  }

  #remember(address: string, found: FoundRead): void {
    if (this.#known.size >= mostKnown) this.#known.clear();
    this.#known.set(address, found);
  }
}

interface AddressParts {
  readonly pathname: string;
  readonly search: Readonly<Record<string, string>>;
}

/** Most addresses have no query and no escapes, and need no parser. */
const plainAddress = /^\/[\w/-]*$/;

function partsOf(address: string): AddressParts {
  if (plainAddress.test(address)) return { pathname: address, search: {} };
  const { pathname, searchParams } = new URL(address, 'http://reads');
  return { pathname, search: Object.fromEntries(searchParams) };
}

function parse(schema: Shape | undefined, input: unknown): Record<string, unknown> {
  if (!schema) return {};
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new Refusal('invalid', "This address isn't valid.");
  return parsed.data;
}
