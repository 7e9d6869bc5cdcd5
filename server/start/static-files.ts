import { readdirSync } from 'node:fs';
import { relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { projectPath } from '../db/project-path.ts';
import { notFound } from '../platform/http/refusal.ts';

const clientFolder = projectPath('dist/client');

/**
 * The built client and its media. A file under `/assets` has its hash in its name and never changes.
 * One route serves a whole folder: a route for each file takes longer to register than all other routes together.
 */
export async function staticFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientFolder,
    serve: false,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    // The build stores compressed copies next to the files; they have no URL of their own.
    preCompressed: true,
    setHeaders: (reply, path) => {
      // In lower case, because the compression plugin looks for this spelling before it adds its own.
      reply.setHeader('vary', 'accept-encoding');
      const forever = isHashed(path.slice(clientFolder.length + 1));
      reply.setHeader(
        'cache-control',
        forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });

  const files = filesOfTheBuild();
  // Unknown files get a plain 404 instead of a rendered page.
  const send = (reply: FastifyReply, file: string) => {
    if (!files.has(file)) throw notFound('This file');
    return isHashed(file) ? sendHashed(reply, file) : reply.sendFile(file);
  };
  for (const folder of ['assets', 'media']) {
    app.route<{ Params: { '*': string } }>({
      method: ['GET', 'HEAD'],
      url: `/${folder}/*`,
      schema: { hide: true },
      handler: ({ params }, reply) => send(reply, `${folder}/${params['*']}`),
    });
  }
  for (const file of files) {
    if (file.includes('/')) continue;
    app.route({
      method: ['GET', 'HEAD'],
      url: `/${file}`,
      schema: { hide: true },
      handler: (_request, reply) => send(reply, file),
    });
  }
}

/** The file's name changes with its content. */
function isHashed(file: string): boolean {
  return file.startsWith('assets/');
}

/**
 * Browsers never ask again whether such a file has changed, and never for a part of it. A page has up to twenty of
 * them, so they are sent without the headers for that, and without the id by which a failed request is found.
 */
function sendHashed(reply: FastifyReply, file: string): FastifyReply {
  reply.removeHeader('x-request-id');
  return reply.sendFile(file, { etag: false, lastModified: false, acceptRanges: false });
}

/** The paths of the files that have a URL, relative to the client's folder. */
function filesOfTheBuild(): ReadonlySet<string> {
  const found = readdirSync(clientFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.|\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => [relative(clientFolder, parentPath), name].filter(Boolean).join(sep))
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => !path.startsWith('.'));
  return new Set(found);
}
