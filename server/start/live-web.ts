import { type RenderPage, type WebServerEntry, wholeHtml } from '@chalkline/contract/pages';
import type { FastifyInstance } from 'fastify';
import { projectPath } from '../db/project-path.ts';
import type { Config } from '../platform/config/config.ts';

export interface LiveWeb {
  readonly render: RenderPage;
  addRoutes(app: FastifyInstance): Promise<void>;
  close(): Promise<void>;
}

/** Renders pages from their sources with hot reload, for development only. */
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
    const renderWithVite = async () => {
      const { html, isComplete } = await answer.render();
      return { html: [await vite.transformIndexHtml(request.url, wholeHtml(html))], isComplete };
    };
    return { ...answer, render: renderWithVite, isPublic: false };
  };

  const addRoutes = async (app: FastifyInstance) => {
    app.addHook('onRequest', (request, reply, done) => {
      // Vite's client is an inline script. The strict policy applies to the built product.
      reply.removeHeader('content-security-policy');
      vite.middlewares(request.raw, reply.raw, () => done());
    });
  };

  return { render, addRoutes, close: () => vite.close() };
}
