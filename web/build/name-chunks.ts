import { type Entries, type ModuleGraph, readGraph } from './app-graph.ts';
import { planChunks } from './chunk-plan.ts';
import { pageLoads, staffOnlyModules } from './page-loads.ts';
import { inWeb } from './web-folder.ts';

/**
 * What one more request costs, in bytes of code without comments: about four kilobytes as sent. Found by trial: with it, most
 * pages need at most twenty requests.
 */
const requestCost = 20_000;

/** In bytes of code without comments, besides the base: about what most pages need first. */
const usualBytes = 50_000;

/**
 * In bytes of code without comments, besides the base. With it, no page has more scripts than
 * `tooling/first-load.process.test.ts` allows.
 */
const mostBytes = 107_000;

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
    base: inWeb('app/entry-client.tsx'),
    staffOnly: staffOnlyModules(appGraph),
    requestCost,
    usualBytes,
    mostBytes,
    loads: pageLoads(appGraph),
  });
}
