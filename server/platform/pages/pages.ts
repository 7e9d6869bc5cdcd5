import { csrfTokenPath } from '@chalkline/contract/addresses';
import type { ReadOutcome, RenderPage, ShareSheet } from '@chalkline/contract/pages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { visitor } from '../caller.ts';
import type { House } from '../house.ts';
import { notFound, Refusal } from '../refusal.ts';
import { PublicPages, sendKeptPage } from './public-pages.ts';
import { shareImageRoute } from './share-image-route.ts';
import { siteFiles } from './site-files.ts';
import { themeOf } from './theme-of.ts';

/** Every address that is not the API's or a file's is a page, and arrives finished. */
export function pages(house: House, render: RenderPage): void {
  const { app, reads, contentWatch, cookies } = house;
  const publicPages = new PublicPages(contentWatch);
  const sessionName = cookies.name('session');

  /** Not async: a kept page is on its way before anything could be waited for. */
  function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | undefined {
    const key = visitorKey(request);
    const kept = key && publicPages.find(key);
    if (!kept) return renderFor(request, reply, key);
    sendKeptPage(kept, request, reply);
    return undefined;
  }

  async function renderFor(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string | undefined,
  ): Promise<FastifyReply> {
    const { version } = publicPages;
    const caller = await request.caller();
    let hasFormToken = false;
    /** A page whose form works without scripts carries its token, and is then nobody else's. */
    const formToken = async () => {
      hasFormToken = true;
      return { csrfToken: reply.formToken() };
    };
    const page = await render({
      url: request.url,
      theme: themeOf(request),
      read: (address) => outcomeOf(address === csrfTokenPath ? formToken() : reads.get(address, caller)),
    });
    if (page.kind === 'redirect') return noStore(reply).redirect(page.location, page.status);
    if (key && page.isPublic && page.status === 200 && !hasFormToken) {
      return sendKeptPage(await publicPages.keep(key, page.html, version), request, reply);
    }
    if (!page.isIndexed) reply.header('x-robots-tag', 'noindex');
    return noStore(reply).code(page.status).type('text/html; charset=utf-8').send(page.html);
  }

  /** Only a visitor's plain address can be answered from memory: it is the same for everybody. */
  function visitorKey(request: FastifyRequest): string | undefined {
    if (request.cookies[sessionName] !== undefined || request.url.includes('?')) return undefined;
    return `${themeOf(request)} ${request.url}`;
  }

  /** As every visitor sees it. */
  async function describe(path: string): Promise<ShareSheet | undefined> {
    const read = (address: string) => outcomeOf(reads.get(address, visitor));
    const page = await render({ url: path, theme: 'system', read });
    return page.kind === 'page' && page.status === 200 ? page.shared : undefined;
  }

  siteFiles(house, describe);
  shareImageRoute(house, describe);
  app.all('/api/*', { schema: { hide: true } }, async () => {
    throw notFound('This address');
  });
  app.get('/*', { schema: { hide: true }, config: { isPage: true } }, answer);
}

async function outcomeOf(reading: Promise<unknown>): Promise<ReadOutcome> {
  try {
    return { status: 200, data: await reading };
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) return { status: error.status, refusal: error.body };
    throw error;
  }
}

function noStore(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'private, no-store').header('vary', 'Cookie');
}
