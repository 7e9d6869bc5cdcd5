import type {
  PageAnswer,
  PageHtml,
  PageRendererOptions,
  PageRequest,
  RenderPage,
} from '@chalkline/contract/pages';
import type { CurrentUser } from '@chalkline/contract/people';
import { isServer, type QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createQueryClient } from '../api/query-client.ts';

import { currentUserResource, planContentsResource, plansResource } from '../api/resources.ts';

import { provideData } from '../api/server-readings.ts';
import { loadDeferredParts } from '../ui/deferred-code.tsx';
import { withContentRenderedOnce } from '../ui/rendered-once.tsx';
import { App } from './app.tsx';
import { decideView, type View } from './decide-view.ts';
import { renderDocument } from './document.ts';
import { failedPartMark } from './failed-part-mark.ts';
import { headTags } from './head-tags.ts';
import { notFoundScreen, sandboxScreens } from './interactive-screens.ts';
import { type Match, matchFor, matchScreen } from './match-screen.ts';
import { consoleNeeds } from './needs/console-needs.ts';
import { interactiveNeeds } from './needs/interactive-needs.ts';
import { plainNeeds } from './needs/plain-needs.ts';
import type { NeedsTable, ScreenNeeds } from './needs/screen-needs.ts';
import { shellNeeds } from './needs/shell-needs.ts';
import { assetsOf, type FindAssets } from './page-assets.ts';
import { fingerprintOf } from './page-fingerprint.ts';
import { headContext, headOf, type PageHead } from './page-head.ts';
import { PageReads } from './page-reads.ts';
import { pageStateJson, restore, resultsOf } from './page-state.ts';
import { PlacedHtml } from './placed-html.ts';
import type { HeadContext, Screen } from './screen.ts';
import { loadScreen } from './screen-modules.ts';
import { consoleScreens } from './screens/console-screens.ts';
import { screens } from './screens.ts';
import { sharedHtmlOf } from './shared-html.ts';
import { sharedPage } from './shared-page.ts';
import { shownMatch } from './shown-screen.ts';
import { withoutNeedlessEscapes } from './spelling.ts';
import { structuredData } from './structured-data/structured-data.ts';
import type { Thing } from './structured-data/thing.ts';

const needsTable: NeedsTable = { ...plainNeeds, ...interactiveNeeds, ...consoleNeeds };

/** What is the same for every page. */
interface Dependencies extends PageRendererOptions {
  readonly table: readonly Screen[];
  readonly assetsFor: FindAssets;
}

/** Renders any page of the product with its data. */
export function createPageRenderer(options: PageRendererOptions): RenderPage {
  const table = [...screens, ...consoleScreens, ...(options.hasSandbox ? sandboxScreens : [])];
  const dependencies = { ...options, table, assetsFor: assetsOf(options.manifest) };

  return async (request) => {
    const { pathname, search } = partsOf(request.url);
    const spelled = spelledOnce(pathname);
    if (spelled !== pathname) return permanently(spelled + search);
    const found = matchScreen(table, pathname) ?? { screen: notFoundScreen, parameters: {} };
    const reads = new PageReads(request.read);
    const [viewer, subject] = await Promise.all([reads.viewer(), reads.subject(found), reads.site()]);
    const query = new URLSearchParams(search);
    const match = matchFor(viewer, found, query);
    const view = decideView(request.url, match, viewer, subject);
    if (view.kind === 'redirect') return { kind: 'redirect', location: view.to, status: 302 };
    if (view.kind === 'paywall')
      await reads.all([
        plansResource,
        planContentsResource,
        ...(needsOf(match.screen).needsLocked?.(query) ?? []),
      ]);
    if (view.kind === 'allow') await readNeeds(match, viewer, query, reads);
    return answerFor(dependencies, request, match, view, reads);
  };
}

function needsOf({ name }: Screen): ScreenNeeds {
  return needsTable[name] ?? {};
}

async function readNeeds(
  { screen, parameters }: Match,
  viewer: CurrentUser | null,
  query: URLSearchParams,
  reads: PageReads,
): Promise<void> {
  const known: HeadContext['known'] = (resource) => reads.known(resource);
  const { needs, needsThen } = needsOf(screen);
  await reads.all([...shellNeeds[screen.shell], ...(needs?.(parameters, viewer, query, known) ?? [])]);
  await reads.all(needsThen?.(known, parameters, query) ?? []);
}

function answerFor(
  dependencies: Dependencies,
  request: PageRequest,
  match: Match,
  view: View,
  reads: PageReads,
): PageAnswer {
  const { publicUrl, assetsFor, hasSandbox, manifest } = dependencies;
  const { states } = reads;
  const client = createQueryClient();
  fill(client, states);
  const shown = shownMatch(match, view, reads.known(currentUserResource) ?? null);
  const { screen } = shown;
  const { pathname: path, search } = partsOf(request.url);
  const query = new URLSearchParams(search);
  const head = headOf(shown, view, { path, query }, client);
  const context = headContext(shown, query, client);
  const state = pageStateJson({ theme: request.theme, hasSandbox, screen: screen.name, states });
  const render = async () => {
    const body = await renderBody(dependencies, request, screen, client);
    const things = thingsOn(screen, head, context, publicUrl);
    const html = renderDocument({
      theme: request.theme,
      headTags: headTags({ head, site: context.site, publicUrl, things }),
      assets: assetsFor(screen, view.kind === 'paywall'),
      body,
      state,
    });
    const hasFailedPart = body.some((part) => typeof part === 'string' && part.includes(failedPartMark));
    return { html, isComplete: !hasFailedPart };
  };
  const isMissing = view.kind === 'missing' || screen.isNowhere;
  const shared = sharedPage(screen.name, head, context);
  return {
    kind: 'page',
    status: isMissing ? 404 : 200,
    render,
    isPublic:
      view.kind === 'allow' &&
      view.isForEverybody &&
      !screen.isPersonal &&
      // Any word after a course means its first lesson; only one of these addresses may fill the cache.
      head.canonicalPath === path,
    isIndexed: head.isIndexed,
    ...(manifest ? { fingerprint: fingerprintOf(request.url, state, new Date()) } : {}),
    ...(shared ? { shared } : {}),
  };
}

/** Component tests render pages where they are also hydrated, so there the data has to be in the client itself. */
const fill: typeof restore = isServer ? (client, states) => provideData(client, resultsOf(states)) : restore;

async function renderBody(
  { table }: Dependencies,
  request: PageRequest,
  screen: Screen,
  client: QueryClient,
): Promise<PageHtml> {
  const { pathname, search } = partsOf(request.url);
  await loadScreen(screen);
  await loadDeferredParts();
  await request.untilTurn?.();
  const app = (
    <App
      client={client}
      isPlain={screen.isPlain ?? false}
      theme={request.theme}
      screens={table}
      ssrPath={pathname}
      ssrSearch={search}
    />
  );
  const placed = new PlacedHtml();
  return placed.partsOf(withContentRenderedOnce(sharedHtmlOf, () => renderToString(app), placed.place));
}

/** Structured data is only added to pages that search engines may index. */
function thingsOn(screen: Screen, head: PageHead, context: HeadContext, publicUrl: string): readonly Thing[] {
  if (!head.isIndexed || head.canonicalPath === undefined) return [];
  const { subjectTitle: title, description, canonicalPath } = head;
  return structuredData(screen.name, {
    ...context,
    publicUrl,
    url: publicUrl + canonicalPath,
    title,
    description,
  });
}

/** Not parsed as a URL: a path that starts with two slashes would be read as a host. */
function partsOf(url: string): { pathname: string; search: string } {
  const [pathname = '/'] = url.split('?', 1);
  return { pathname, search: url.slice(pathname.length) };
}

function permanently(location: string): PageAnswer {
  return { kind: 'redirect', location, status: 301 };
}

/** Every page has one address: without unnecessary escapes, and without a trailing slash. */
function spelledOnce(pathname: string): string {
  const plain = withoutNeedlessEscapes(pathname);
  return plain.length > 1 && plain.endsWith('/') ? withoutSlash(plain) : plain;
}

/** `//host/` must not become an address on another site. */
function withoutSlash(pathname: string): string {
  return `/${pathname.replace(/^[/\\]+|[/\\]+$/g, '')}`;
}
