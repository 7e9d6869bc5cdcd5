import type { ApiMethod } from '@chalkline/contract/api-calls';
import type { Requirement } from '@chalkline/domain/access/decide-access';
import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import type { PersonFor } from './guard.ts';

export type Shape = z.ZodObject;
export type NoFields = z.ZodObject<Record<never, never>>;
export type OptionalSchema = z.ZodType | undefined;

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
export interface RouteFacts<
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
