import { csrfHeader } from '@chalkline/contract/addresses';
import { refusalCodes } from '@chalkline/contract/refusals';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { stringify } from 'yaml';
import { withoutConsole } from './public-api.ts';

const apiDocsPath = '/api/docs';

/** The hash of the style that the viewer's script adds. A test compares it with the script that is served. */
const viewerStyleHash = 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w=';

const description = `A call that is refused changes nothing and answers with \`{ code, message, issues? }\`; the codes are ${refusalCodes.join(', ')}.`;

const formToken = {
  type: 'object',
  required: [csrfHeader],
  properties: { [csrfHeader]: { type: 'string', description: 'From GET /api/csrf-token' } },
};

/** The contract as OpenAPI, and a page to read it. Only staff see the calls of the founder console. */
export async function apiDocs(app: FastifyInstance, publicUrl: string): Promise<void> {
  const staffRequests = new WeakSet<FastifyRequest>();
  const descriptions = writtenOnce((audience) => {
    const whole = app.swagger();
    return audience === 'staff' ? whole : withoutConsole(whole);
  });
  const writers: Readonly<Record<string, { type: string; text: WriteDescription } | undefined>> = {
    [`${apiDocsPath}/json`]: {
      type: 'application/json; charset=utf-8',
      text: writtenOnce((audience) => JSON.stringify(descriptions(audience))),
    },
    [`${apiDocsPath}/yaml`]: {
      type: 'application/x-yaml',
      text: writtenOnce((audience) => stringify(descriptions(audience))),
    },
  };
  await app.register(swagger, {
    openapi: {
      info: { title: 'Chalkline API', version: '1.0.0', description },
      servers: [{ url: publicUrl }],
    },
    transform: (context) => {
      const { schema, url } = jsonSchemaTransform(context);
      const isWrite = ![context.route.method].flat().includes('GET');
      return {
        url,
        schema: { ...schema, ...(isWrite ? { headers: formToken } : {}), hide: !isCall(context.url) },
      };
    },
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, {
    routePrefix: apiDocsPath,
    theme: { title: 'Chalkline API' },
    uiConfig: { defaultModelsExpandDepth: -1 },
    uiHooks: {
      onRequest: async (request, reply) => {
        if ((await request.caller()).viewer?.role) staffRequests.add(request);
        // The URL is the same for everybody, but the reply is not.
        reply.header('cache-control', 'private, no-store');
      },
      preHandler: (request, reply, done) => {
        const write = writers[request.routeOptions.url ?? ''];
        if (!write) return done();
        reply.type(write.type).send(write.text(staffRequests.has(request) ? 'staff' : 'everybody'));
      },
    },
    transformStaticCSP: docsPolicy,
  });
}

type Audience = 'staff' | 'everybody';
type WriteDescription = (audience: Audience) => string;

/** The description never changes while the process runs, and serialising it blocks the event loop. */
function writtenOnce<Written>(write: (audience: Audience) => Written): (audience: Audience) => Written {
  const written = new Map<Audience, Written>();
  return (audience) => {
    const text = written.get(audience) ?? write(audience);
    written.set(audience, text);
    return text;
  };
}

/**
 * The viewer is third-party code: it inserts HTML without a trusted-types policy, and one style element,
 * which is allowed by its hash. Everything else of the policy applies to its page, too.
 */
function docsPolicy(policy: string): string {
  return policy
    .replace(/require-trusted-types-for [^;]*;trusted-types [^;]*;?/, '')
    .replace("style-src 'self'", `style-src 'self' '${viewerStyleHash}'`)
    .replace(/;$/, '');
}

function isCall(url: string): boolean {
  return url.startsWith('/api/') && !url.startsWith(apiDocsPath) && !url.endsWith('*');
}
