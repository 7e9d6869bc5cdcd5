import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

export const apiDocsPath = '/api/docs';

/** The contract as OpenAPI, and a page to read it. Only calls of the API are listed. */
export async function apiDocs(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: { title: 'Chalkline API', version: '1.0.0' },
      servers: [{ url: publicUrl }],
    },
    transform: (route) => {
      const { schema, url } = jsonSchemaTransform(route);
      return { url, schema: { ...schema, hide: !route.url.startsWith('/api/') || route.url.endsWith('*') } };
    },
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, { routePrefix: apiDocsPath, staticCSP: true });
}
