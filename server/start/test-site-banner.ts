import { type PageAnswer, type RenderPage, wholeHtml } from '@chalkline/contract/pages';
import { isLoopbackUrl } from '@chalkline/domain/access/site-host';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config/config.ts';

const stylesheetPath = '/sandbox/test-site.css';
const marker = 'class="test-site-banner"';

const banner = `<link rel="stylesheet" href="${stylesheetPath}">
<aside ${marker} aria-label="About this site"><p><strong>Test site:</strong> sign-ins and payments here aren't real.</p></aside>`;

/** In flow at the top, so that sticky elements still stick after scrolling. */
const stylesheet = `.test-site-banner {
  background: #ffd84d;
  color: #1f1a00;
  border-bottom: 1px solid #8a6d00;
  font: 500 15px/1.4 system-ui, sans-serif;
  padding: 8px 16px;
  text-align: center;
}
.test-site-banner p {
  max-width: none;
  margin: 0;
  color: inherit;
}
`;

interface Web {
  readonly render: RenderPage;
  readonly extraRoutes: readonly ((app: FastifyInstance) => Promise<void>)[];
}

/** Shows a banner on every page when the sandbox is reachable by others. */
export function withTestSiteBanner({ sandbox, publicUrl }: Config, { render, extraRoutes }: Web): Web {
  if (!sandbox || isLoopbackUrl(publicUrl)) return { render, extraRoutes };
  return {
    render: async (request) => bannered(await render(request)),
    extraRoutes: [bannerRoutes, ...extraRoutes],
  };
}

function bannered(answer: PageAnswer): PageAnswer {
  if (answer.kind === 'redirect') return answer;
  const render = async () => {
    const { html, isComplete } = await answer.render();
    return { html: [withBanner(wholeHtml(html))], isComplete };
  };
  return { ...answer, render };
}

function withBanner(html: string): string {
  return html.includes(marker) ? html : html.replace(/<body[^>]*>/, (tag) => `${tag}\n${banner}`);
}

/** Adds the banner to pages that the product does not render: the sandbox's own, and error pages. */
async function bannerRoutes(app: FastifyInstance): Promise<void> {
  app.get(stylesheetPath, { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(stylesheet),
  );
  app.addHook('onSend', (_request, reply, payload, done) => {
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
    done(null, isPage && typeof payload === 'string' ? withBanner(payload) : payload);
  });
}
