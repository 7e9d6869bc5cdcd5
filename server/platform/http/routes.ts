import type { AgreesWithContract, ApiMethod } from '@chalkline/contract/api-calls';
import type { CurrentUser } from '@chalkline/contract/people';
import type { Requirement } from '@chalkline/domain/access/decide-access';
import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { guard, type PersonFor, requirePerson, requireRecentSignIn } from './guard.ts';

type Shape = z.ZodObject;
export type NoFields = z.ZodObject<Record<never, never>>;
type OptionalSchema = z.ZodType | undefined;

/** For a route without parameters, or without a query. */
export const noFields = z.object({});

/** What a handler receives; everything in it has been validated. */
export interface Call<
  Requires extends Requirement,
  Parameters extends Shape = NoFields,
  Query extends Shape = NoFields,
  Body extends OptionalSchema = undefined,
> {
  /** Who makes the call and may make it. A public route asks `request.caller()` where it matters. */
  readonly person: PersonFor<Requires>;
  readonly parameters: z.output<Parameters>;
  readonly query: z.output<Query>;
  readonly body: Body extends z.ZodType ? z.output<Body> : undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What a handler returns; nothing if the route has no reply. */
type Answer<Reply extends OptionalSchema> = Reply extends z.ZodType
  ? Promise<z.output<Reply>>
  : Promise<void>;

/** What a route accepts, and who may use it. */
interface RouteFacts<
  Method extends ApiMethod,
  Path extends string,
  Requires extends Requirement,
  Parameters extends Shape,
  Query extends Shape,
  Body extends OptionalSchema,
  Reply extends OptionalSchema,
> {
  readonly method: Method;
  readonly path: Path;
  readonly summary: string;
  readonly tag: string;
  /** For addresses that only lead from page to page. The API documentation leaves them out. */
  readonly isUndocumented?: boolean;
  readonly requires: Requires;
  /** Whether the person must have signed in within the last minutes. */
  readonly requiresRecentSignIn?: boolean;
  readonly parameters?: Parameters;
  readonly query?: Query;
  readonly body?: Body;
  readonly reply?: Reply;
  /** The status of a reply with a schema; 200 unless given. */
  readonly status?: 200 | 201 | 202;
  /** Replies of other kinds than the usual one, by their status. */
  readonly otherReplies?: Readonly<Record<number, z.ZodType>>;
  readonly rateLimit?: RateLimitOptions | false;
  /** Counts calls before anything else is checked, HEAD together with GET. */
  readonly rateLimitHook?: onRequestAsyncHookHandler;
  /** For calls that are authenticated otherwise: by a signature, or by a token in the address. */
  readonly isExemptFromCsrf?: boolean;
  /** Accepts forms of this site's pages without a token, because cached pages can contain none. */
  readonly acceptsOwnForms?: boolean;
  /** For event streams, whose few bytes must not wait in the buffer of a compressor. */
  readonly isUncompressed?: boolean;
}

/** A route that answers with JSON, or with nothing at all (204). */
export interface Route<
  Method extends ApiMethod,
  Path extends string,
  Requires extends Requirement,
  Parameters extends Shape,
  Query extends Shape,
  Body extends OptionalSchema,
  Reply extends OptionalSchema,
> extends RouteFacts<Method, Path, Requires, Parameters, Query, Body, Reply> {
  handle(call: Call<Requires, Parameters, Query, Body>): Answer<Reply>;
}

/** A route that sends its reply by itself: a file, a stream, a redirect. */
export interface RawRoute<
  Method extends ApiMethod,
  Path extends string,
  Requires extends Requirement,
  Parameters extends Shape,
  Query extends Shape,
  Body extends OptionalSchema,
  Reply extends OptionalSchema,
> extends RouteFacts<Method, Path, Requires, Parameters, Query, Body, Reply> {
  respond(call: Call<Requires, Parameters, Query, Body>): Promise<unknown>;
}

/** The names of a schema's fields. Zod's empty object allows every name in its type; here it has none. */
type FieldNames<Fields extends Shape> = string extends keyof z.input<Fields> ? never : keyof z.input<Fields>;

/** A route's definition in the form that the contract compares with its own. */
export interface Served<
  Parameters extends Shape,
  Query extends Shape,
  Body extends OptionalSchema,
  Reply extends OptionalSchema,
> {
  readonly parameters: FieldNames<Parameters>;
  readonly queryNames: FieldNames<Query>;
  readonly body: Body extends z.ZodType ? z.input<Body> : undefined;
  readonly reply: Awaited<Answer<Reply>>;
}

type AnyRoute = RouteFacts<ApiMethod, string, Requirement, Shape, Shape, z.ZodType, OptionalSchema>;
type AnyCall = Call<Requirement, Shape, Shape, z.ZodType>;
type Respond = (call: AnyCall) => Promise<unknown>;

/**
 * The routes of the features, in one scope of the server. Each says who may use it, and is guarded here and nowhere
 * else: handlers receive a person who may make the call.
 */
export class Routes {
  readonly #app: FastifyInstance;
  readonly #now: Clock;

  constructor(app: FastifyInstance, now: Clock) {
    this.#app = app;
    this.#now = now;
  }

  /** The same for a scope with rules of its own, such as how bodies are read. */
  within(scope: FastifyInstance): Routes {
    return new Routes(scope, this.#now);
  }

  add<
    Method extends ApiMethod,
    Path extends string,
    Requires extends Requirement,
    Parameters extends Shape = NoFields,
    Query extends Shape = NoFields,
    Body extends OptionalSchema = undefined,
    Reply extends OptionalSchema = undefined,
  >(
    definition: Route<Method, Path, Requires, Parameters, Query, Body, Reply> &
      AgreesWithContract<Method, Path, Served<Parameters, Query, Body, Reply>>,
  ): void {
    this.addUnchecked(definition as unknown as AnyRoute & { readonly handle: Respond });
  }

  /** For a registry that checks its definitions against the contract itself. */
  addUnchecked(route: AnyRoute & { readonly handle: Respond }): void {
    this.#register(route, async (call) => {
      const answer = await route.handle(call);
      return route.reply ? call.reply.code(route.status ?? 200).send(answer) : call.reply.code(204).send();
    });
  }

  addRaw<
    Method extends ApiMethod,
    Path extends string,
    Requires extends Requirement,
    Parameters extends Shape = NoFields,
    Query extends Shape = NoFields,
    Body extends OptionalSchema = undefined,
    Reply extends OptionalSchema = undefined,
  >(definition: RawRoute<Method, Path, Requires, Parameters, Query, Body, Reply>): void {
    const route = definition as unknown as AnyRoute & { readonly respond: Respond };
    this.#register(route, (call) => route.respond(call));
  }

  #register(route: AnyRoute, respond: Respond): void {
    this.#app.withTypeProvider<ZodTypeProvider>().route({
      method: route.method,
      url: route.path,
      onRequest: hooksOf(route),
      config: configOf(route),
      ...(route.isUncompressed ? { compress: false } : {}),
      schema: schemaOf(route),
      handler: async (request, reply) => {
        const person = await authorised(route, request, this.#now());
        const { params: parameters, query, body } = request;
        return respond({ person, parameters, query, body, request, reply });
      },
    });
  }
}

/**
 * People who may not use a route of the founder console get the reply of an unknown URL, whatever they send and however
 * often. So their access is checked before anything else. Every route checks access once its body was read, because
 * access can end while a body arrives.
 */
function hooksOf({ requires, rateLimitHook }: AnyRoute): onRequestAsyncHookHandler[] {
  const hooks = rateLimitHook ? [rateLimitHook] : [];
  if (!requires.startsWith('staff:')) return hooks;
  return [async (request) => guard(requires, (await request.caller()).viewer), ...hooks];
}

async function authorised(
  { requires, requiresRecentSignIn }: AnyRoute,
  request: FastifyRequest,
  now: Date,
): Promise<CurrentUser | undefined> {
  if (requires === 'public') return undefined;
  const person = requirePerson(requires, (await request.caller()).viewer);
  if (requiresRecentSignIn) await requireRecentSignIn(request, now);
  return person;
}

function configOf({ rateLimit, isExemptFromCsrf, acceptsOwnForms }: AnyRoute) {
  return {
    ...(rateLimit === undefined ? {} : { rateLimit }),
    ...(isExemptFromCsrf ? { isExemptFromCsrf } : {}),
    ...(acceptsOwnForms ? { acceptsOwnForms } : {}),
  };
}

function schemaOf(route: AnyRoute) {
  const { summary, tag, isUndocumented, parameters, query, body, reply, status, otherReplies } = route;
  const response = { ...(reply ? { [status ?? 200]: reply } : {}), ...otherReplies };
  return {
    summary,
    tags: [tag],
    ...(isUndocumented ? { hide: true } : {}),
    params: parameters ?? noFields,
    querystring: query ?? noFields,
    ...(body ? { body } : {}),
    ...(Object.keys(response).length > 0 ? { response } : {}),
  };
}
