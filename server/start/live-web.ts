import type { RenderPage, WebServerEntry } from '@chalkline/contract/pages';
import type { FastifyInstance } from 'fastify';
import { projectPath } from '../db/project-path.ts';
import type { Config } from '../platform/config/config.ts';

export interface LiveWeb {
  readonly render: RenderPage;
  addRoutes(app: FastifyInstance): Promise<void>;
  close(): Promise<void>;
}

/** The pages from their sources, with hot reload: for developing only. */
export async function liveWeb(config: Config): Promise<LiveWeb> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: projectPath('web/vite.config.ts'),
    server: { middlewareMode: true },
    appType: 'custom',
  });

  const render: RenderPage = async (request) => {
    const entry = (await vite.ssrLoadModule('/app/entry-server.tsx')) as WebServerEntry;
    const options = { publicUrl: config.publicUrl, hasSandbox: config.sandbox, manifest: undefined };
    const answer = await entry.createPageRenderer(options)(request);
    if (answer.kind === 'redirect') return answer;
    return { ...answer, html: await vite.transformIndexHtml(request.url, answer.html), isPublic: false };
  };

  const addRoutes = async (app: FastifyInstance) => {
    app.addHook('onRequest', (request, reply, done) => {
      // Vite's own client is an inline script; the strict policy holds for what is built.
      reply.removeHeader('content-security-policy');
      vite.middlewares(request.raw, reply.raw, () => done());
    });
  };

  return { render, addRoutes, close: () => vite.close() };
}
