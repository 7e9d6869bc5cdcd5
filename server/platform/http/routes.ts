import type { AgreesWithContract, ApiMethod } from '@chalkline/contract/api-calls';
import type { CurrentUser } from '@chalkline/contract/people';
import type { Requirement } from '@chalkline/domain/access/decide-access';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import { guard, requirePerson, requireRecentSignIn } from './guard.ts';
import {
  type Call,
  type NoFields,
  noFields,
  type OptionalSchema,
  type RawRoute,
  type Route,
  type RouteFacts,
  type Served,
  type Shape,
} from './route-definition.ts';

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
