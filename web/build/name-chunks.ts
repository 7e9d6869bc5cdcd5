import { type Entries, type ModuleGraph, readGraph } from './app-graph.ts';
import { planChunks } from './chunk-plan.ts';
import { pageLoads, staffOnlyModules } from './page-loads.ts';
import { inWeb } from './web-folder.ts';

/** The app, and two small modules that lessons would otherwise have to load together with an editor. */
const everyPage = ['app/entry-client.tsx', 'ui/rendered-html.ts', 'ui/tab-keys.ts'];

/**
 * What one more request costs, in bytes of code without comments: about two kilobytes as sent. This, the figures
 * below and those of `page-loads.ts` were found by trial: with them, pages have few files and little code that they do
 * not need.
 */
const requestCost = 13_000;

/** In bytes of code without comments, besides the base: about what most pages need first. */
const usualBytes = 40_000;

/** The same with the parts that follow. Only editors of content need more. */
const usualBytesInAll = 220_000;

/**
 * In bytes of code without comments, besides the base. With it, no page has more scripts than
 * `tooling/first-load.process.test.ts` allows.
 */
const mostBytes = 105_000;

/**
 * With the document, its styles and fonts, React, the entry and the stream of notifications, these are nineteen
 * requests. Pages that would have more bytes than the limit have one more.
 */
const mostChunks = 11;

/** The base reaches these modules of a package without using them; only pages with long lists do. */
const longLists = /\/(?:infiniteQueryObserver|useInfiniteQuery)\.js$/;

/** The only module that uses them. They are in its file. */
const pagedLists = inWeb('api/paged-resource.ts');

/** React in a file of its own. */
export const reactModules = /\/node_modules\/(?:react|react-dom|scheduler)\/|app\/run-react\.ts/;

/** Names the chunk of each module of the app. The whole graph is known when it is first called. */
export function nameChunks(entries: Entries): (id: string, graph: ModuleGraph) => string | null {
  let plan: Map<string, string> | undefined;
  return (id, graph) => {
    plan ??= planFor(entries, graph);
    return plan.get(longLists.test(id) ? pagedLists : id) ?? null;
  };
}

function planFor(entries: Entries, graph: ModuleGraph): Map<string, string> {
  const appGraph = readGraph(entries, graph);
  return planChunks(appGraph.modules, {
    base: everyPage.map(inWeb),
    staffOnly: staffOnlyModules(appGraph),
    requestCost,
    usualBytes,
    usualBytesInAll,
    mostBytes,
    mostChunks,
    loads: pageLoads(appGraph),
  });
}
