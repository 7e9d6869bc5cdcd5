import { csrfTokenPath } from '@chalkline/contract/addresses';
import {
  type ReadOutcome,
  type RenderedPage,
  type RenderPage,
  type ShareSheet,
  wholeHtml,
} from '@chalkline/contract/pages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseOutOfReach } from '../../db/database-out-of-reach.ts';
import type { AppContext } from '../app-context.ts';
import { ConcurrencyLimit } from '../concurrency/concurrency-limit.ts';
import { type Caller, visitor } from '../http/caller.ts';
import { clientDisconnect } from '../http/client-disconnect.ts';
import { Overloaded } from '../http/overload.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { themeOf } from '../http/theme-of.ts';
import { withoutCampaignParameters } from './campaign-parameters.ts';
import { acceptsGzip, gzipPage } from './gzip-page.ts';
import { PagePolicy } from './page-policy.ts';
import { PersonalPages } from './personal-pages.ts';
import { PublicPages, sendCachedPage } from './public-pages.ts';
import { RenderQueue } from './render-queue.ts';
import { shareImageRoute } from './share-image-route.ts';
import { siteFiles } from './site-files.ts';
import { themeRoute } from './theme-route.ts';

interface PageContext {
  readonly context: AppContext;
  readonly render: RenderPage;
  readonly publicPages: PublicPages;
  readonly personalPages: PersonalPages;
  readonly renderLimit: ConcurrencyLimit;
  readonly renderQueue: RenderQueue;
  readonly policy: PagePolicy;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route serves a page, not an API call. */
    isPage?: boolean;
  }
}

/**
 * How many pages are rendered at a time, how many may wait, and for how long. A longer wait is refused at
 * once.
 */
const pagesAtOnce = { width: 8, longestQueue: 50, longestWait: 300, busy: () => new Overloaded() };

interface PageOptions {
  readonly render: RenderPage;
  readonly acceptedConnections: () => number;
  /** The hosts that the site settings allow now. */
  readonly videoHosts: () => Promise<readonly string[]>;
}

/** Serves every URL that is neither an API call nor a file as a rendered page. */
export function pages(context: AppContext, { render, acceptedConnections, videoHosts }: PageOptions): void {
  const { app, config, contentWatch, overload } = context;
  const renderLimit = new ConcurrencyLimit(pagesAtOnce);
  overload.watch(() => renderLimit.isFull);
  const pageContext: PageContext = {
    context,
    render,
    publicPages: new PublicPages(contentWatch),
    personalPages: new PersonalPages(),
    renderLimit,
    renderQueue: new RenderQueue(acceptedConnections),
    policy: new PagePolicy(config, videoHosts),
  };
  const describe = (path: string) => renderLimit.run(() => describePage(pageContext, path));
  siteFiles(context, describe);
  themeRoute(context);
  shareImageRoute(context, describe);
  app.all('/api/*', { schema: { hide: true } }, async () => {
    throw notFound('This address');
  });
  app.get('/*', { schema: { hide: true }, config: { isPage: true } }, (request, reply) =>
    answer(pageContext, request, reply),
  );
}

/** Not async, so that a cached page is sent without waiting for anything. */
function answer(
  pageContext: PageContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> | undefined {
  const key = visitorKey(pageContext.context, request);
  const kept = key && pageContext.publicPages.find(key);
  if (!kept)
    return pageContext.renderLimit.run(
      () => renderOrFallBack(pageContext, request, reply, key),
      clientDisconnect(reply),
    );
  pageContext.policy.apply(reply);
  sendCachedPage(kept, request, reply);
  return undefined;
}

/** Visitors get the cached copy of a public page when the database is unreachable. */
async function renderOrFallBack(
  pageContext: PageContext,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string | undefined,
): Promise<FastifyReply> {
  try {
    return await renderFor(pageContext, request, reply, key);
  } catch (error) {
    const kept = key && isDatabaseOutOfReach(error) && pageContext.publicPages.findWhileUnavailable(key);
    if (!kept) throw error;
    pageContext.policy.apply(reply);
    return sendCachedPage(kept, request, reply);
  }
}

async function renderFor(
  pageContext: PageContext,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string | undefined,
): Promise<FastifyReply> {
  const { context, render, publicPages, renderQueue, policy } = pageContext;
  const { moment } = publicPages;
  const caller = await request.caller();
  let hasFormToken = false;
  /** A page whose form works without scripts contains a token, and is then private to its reader. */
  const formToken = async () => {
    hasFormToken = true;
    // The length of a compressed page would tell whether its token contains what the address says.
    const mayBeSame = caller.viewer !== null && !request.url.includes('?');
    return { csrfToken: mayBeSame ? reply.recentFormToken() : reply.formToken() };
  };
  const renderAt = (url: string) =>
    render({
      url,
      theme: themeOf(request),
      untilTurn: () => renderQueue.take(),
      read: (address) =>
        outcomeOf(address === csrfTokenPath ? formToken() : context.reads.get(address, caller)),
    });
  const cachedUrl = key ? withoutCampaignParameters(request.url) : request.url;
  const found = await renderAt(cachedUrl);
  // A redirect can name the requested URL, which is then complete.
  const isIncomplete = found.kind === 'redirect' && cachedUrl !== request.url;
  const page = isIncomplete ? await renderAt(request.url) : found;
  if (page.kind === 'redirect') return noStore(reply).redirect(page.location, page.status);
  const moved = page.status === 404 ? await movedTo(context, request.url) : undefined;
  // Not cached, because a moved URL can become a page again.
  if (moved !== undefined) return noStore(reply).redirect(moved, 301);
  await policy.refresh();
  policy.apply(reply);
  const renderAndReport = async () => {
    const rendered = await page.render();
    // Without its query, which can contain what somebody typed.
    const [path] = request.url.split('?', 1);
    if (!rendered.isComplete) request.log.error({ path }, 'part of a page could not be rendered');
    return rendered;
  };
  if (key && page.isPublic && page.status === 200 && !hasFormToken) {
    const { html, isComplete } = await renderAndReport();
    if (isComplete)
      return sendCachedPage(await publicPages.keep(key, wholeHtml(html), moment), request, reply);
  }
  const isCompressed = acceptsGzip(request);
  const bytes = isCompressed
    ? await compressedPage(pageContext, caller, page.fingerprint, renderAndReport)
    : Buffer.from(wholeHtml((await renderAndReport()).html));
  // Only now, because these headers must not be those of an error.
  if (!page.isIndexed) reply.header('x-robots-tag', 'noindex');
  noStore(reply).code(page.status).type('text/html; charset=utf-8');
  if (isCompressed) reply.header('vary', 'Cookie, accept-encoding').header('content-encoding', 'gzip');
  return reply.send(bytes);
}

/** Visitors can open any number of addresses, so their pages would leave no room for those of members. */
async function compressedPage(
  { personalPages }: PageContext,
  { viewer }: Caller,
  fingerprint: string | undefined,
  render: () => Promise<RenderedPage>,
): Promise<Buffer> {
  if (viewer === null || fingerprint === undefined) return gzipPage((await render()).html);
  return personalPages.get(fingerprint, render);
}

async function movedTo({ movedPages }: AppContext, url: string): Promise<string | undefined> {
  const [path = '/'] = url.split('?', 1);
  const moved = await movedPages.find(path);
  return moved === undefined ? undefined : moved + url.slice(path.length);
}

/**
 * Only a visitor's plain URL can be answered from the cache, because the page is the same for everybody. What a
 * campaign has added to the URL makes no difference.
 */
function visitorKey({ cookies }: AppContext, request: FastifyRequest): string | undefined {
  const isVisitor = request.cookies[cookies.name('session')] === undefined;
  if (!isVisitor) return undefined;
  const url = withoutCampaignParameters(request.url);
  return url.includes('?') ? undefined : `${themeOf(request)} ${url}`;
}

/** The description of a page as every visitor sees it. */
async function describePage({ context, render }: PageContext, path: string): Promise<ShareSheet | undefined> {
  const read = (address: string) => outcomeOf(context.reads.get(address, visitor));
  const page = await render({ url: path, theme: 'system', read });
  return page.kind === 'page' && page.status === 200 ? page.shared : undefined;
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
