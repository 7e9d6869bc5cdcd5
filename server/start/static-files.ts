import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { projectPath } from '../db/project-path.ts';
import { notFound } from '../platform/http/refusal.ts';

const clientFolder = projectPath('dist/client');

/** The built client and its media. A file under `/assets` has its hash in its name and never changes. */
export async function staticFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    // The build stores compressed copies next to the files; they have no URL of their own.
    preCompressed: true,
    globIgnore: ['**/*.{br,gz}'],
    setHeaders: (reply, path) => {
      // In lower case, because the compression plugin looks for this spelling before it adds its own.
      reply.setHeader('vary', 'accept-encoding');
      const isHashed = path.startsWith(`${clientFolder}/assets/`);
      reply.setHeader(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });

  // Unknown files get a plain 404 instead of a rendered page.
  for (const folder of ['/assets/*', '/media/*']) {
    app.get(folder, { schema: { hide: true } }, async () => {
      throw notFound('This file');
    });
  }
}
