import { csrfHeader } from '@chalkline/contract/addresses';
import { refusalCodes } from '@chalkline/contract/refusals';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

export const apiDocsPath = '/api/docs';

const description = `A call that is refused changes nothing and answers with \`{ code, message, issues? }\`; the codes are ${refusalCodes.join(', ')}.`;

const formToken = {
  type: 'object',
  required: [csrfHeader],
  properties: { [csrfHeader]: { type: 'string', description: 'From GET /api/csrf-token' } },
};

/** The contract as OpenAPI, and a page to read it. Only calls of the API are listed. */
export async function apiDocs(app: FastifyInstance, publicUrl: string): Promise<void> {
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
  });
}

function isCall(url: string): boolean {
  return url.startsWith('/api/') && !url.startsWith(apiDocsPath) && !url.endsWith('*');
}
