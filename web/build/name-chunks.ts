import { join } from 'node:path';
import { planChunks } from './chunk-plan.ts';
import { type PlannedModule, sizeOf } from './modules.ts';
import { type AppGraph, pageLoads, staffOnlyModules } from './page-loads.ts';

const inWeb = (file: string) => join(import.meta.dirname, '..', file);

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

const deferringCall = /\b(?:deferred|hydratedLater|neverHydrated)\(/;

/** React in a file of its own. */
export const reactModules = /\/node_modules\/(?:react|react-dom|scheduler)\/|app\/run-react\.ts/;

interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { code: string | null; importedIds: string[]; dynamicallyImportedIds: string[] } | null;
}

interface Entries {
  /** The entry that loads the app. */
  readonly client: string;
  /** The route table whose pages browsers never load as scripts. */
  readonly plainScreens: string;
}

/** Names the chunk of each module of the app. The whole graph is known when it is first called. */
export function nameChunks(entries: Entries): (id: string, graph: ModuleGraph) => string | null {
  let plan: Map<string, string> | undefined;
  return (id, graph) => {
    plan ??= planFor(entries, graph);
    return plan.get(longLists.test(id) ? pagedLists : id) ?? null;
  };
}

function planFor({ client, plainScreens }: Entries, graph: ModuleGraph): Map<string, string> {
  const appGraph = readGraph(inWeb(client), inWeb(plainScreens), graph);
  return planChunks(appGraph.modules, {
    base: inWeb('app/entry-client.tsx'),
    staffOnly: staffOnlyModules(appGraph),
    requestCost,
    usualBytes,
    mostBytes,
    loads: pageLoads(appGraph),
  });
}

function readGraph(client: string, plainScreens: string, graph: ModuleGraph): AppGraph {
  const modules = new Map<string, PlannedModule>();
  const deferring = new Set<string>();
  // The loop also visits what is added to the set meanwhile.
  const found = new Set([client, plainScreens]);
  for (const id of found) {
    const info = graph.getModuleInfo(id);
    if (!info) continue;
    const { importedIds: imports, dynamicallyImportedIds: dynamicImports } = info;
    const code = info.code ?? '';
    modules.set(id, { size: sizeOf(code), imports, dynamicImports });
    if (deferringCall.test(code)) deferring.add(id);
    for (const next of [...imports, ...dynamicImports]) found.add(next);
  }
  return { modules, deferring, client, plainScreens };
}
