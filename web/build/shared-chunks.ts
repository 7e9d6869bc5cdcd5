import { join } from 'node:path';
import { planChunks } from './chunk-plan.ts';
import type { Modules, PlannedModule } from './planned-module.ts';

const web = join(import.meta.dirname, '..');
const inWeb = (file: string) => join(web, file);

/** In bytes of uncompressed code: about six kilobytes that are sent. Pages should need twenty requests at most. */
const requestCost = 30_000;

/** In bytes of uncompressed code, besides the base: a page that needs less can well load a little more. */
const usualBytes = 60_000;

/**
 * In bytes of uncompressed code, besides the base. With it, no page has more scripts than
 * `tooling/first-load.process.test.ts` allows.
 */
const mostBytes = 125_000;

/**
 * Pages count twice: as they are shown, and with the parts that follow. With these, a page needs most files, so they
 * count most. Public pages are often opened by people who have nothing in their cache. What is opened by a click
 * counts little.
 */
const weights = { page: 1, publicPage: 1.5, pageWithPaywall: 2, largePage: 4, clicked: 0.1, soonAfter: 3 };

/** Loaded after every page of a signed-in person. */
const forSignedIn = 'app/signed-in.tsx';

/** The only page that is loaded together with its paywall. */
const pageWithPaywall = ['pages/consulting.tsx', 'features/pricing/paywall.tsx'];

/** The base reaches these modules of a package without using them; only pages with long lists do. */
const longLists = /\/(?:infiniteQueryObserver|useInfiniteQuery)\.js$/;

/** The only module that uses them. They are in its file. */
const pagedLists = inWeb('api/paged-resource.ts');

/**
 * Modules of a file of their own. It runs before the first paint, so it must not load the app. The sign-in page's
 * script calls the server, too, and must not load the app for it.
 */
export const loadingModules =
  /vite\/preload-helper|contract\/(?:sign-in-)?addresses\.ts|api\/(?:api-error|write)\.ts/;

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
  readonly otherScripts: readonly string[];
}

/** Names the chunk of each module that several pages share. The whole graph is known when it is first called. */
export function sharedChunks(entries: Entries): (id: string, graph: ModuleGraph) => string | null {
  let plan: Map<string, string> | undefined;
  return (id, graph) => {
    plan ??= planFor(entries, graph);
    return plan.get(longLists.test(id) ? pagedLists : id) ?? null;
  };
}

function planFor({ client, plainScreens, otherScripts }: Entries, graph: ModuleGraph): Map<string, string> {
  const separate = [plainScreens, ...otherScripts].map(inWeb);
  const { modules, deferring } = readModules([inWeb(client), ...separate], graph);
  const plain = modules.get(inWeb(plainScreens))?.dynamicImports ?? [];
  const opened = [...modules].flatMap(([, { dynamicImports }]) => dynamicImports);
  const entries = [...new Set(opened)].filter((entry) => !plain.includes(entry)).sort();
  const routed = [...modules].flatMap(([id, { dynamicImports }]) => (isRouteTable(id) ? dynamicImports : []));
  const pages = entries.filter((entry) => routed.includes(entry));
  const partsOf = (entry: string) => deferredParts(modules, deferring, entry);
  return planChunks(modules, {
    base: inWeb('app/entry-client.tsx'),
    separate,
    requestCost,
    usualBytes,
    mostBytes,
    views: [
      ...otherScripts.map((script) => ({ entries: [inWeb(script)], weight: weights.page })),
      ...pages.flatMap((page) => {
        const first = [page, ...shellsOf(page)];
        const soonAfter = [
          ...first,
          ...(isPublic(page) ? [] : [inWeb(forSignedIn)]),
          ...first.flatMap(partsOf),
        ];
        return [
          { entries: first, weight: weightOf(page), isFirst: true },
          { entries: soonAfter, weight: weights.soonAfter },
        ];
      }),
      { entries: pageWithPaywall.map(inWeb), weight: weights.pageWithPaywall, isFirst: true },
      ...entries
        .filter((entry) => !pages.includes(entry))
        .map((entry) => ({ entries: [entry], weight: weights.clicked, isLater: true })),
    ],
  });
}

function weightOf(page: string): number {
  if (largePage.test(page.slice(inWeb('pages/').length))) return weights.largePage;
  return isPublic(page) ? weights.publicPage : weights.page;
}

function isRouteTable(id: string): boolean {
  return id.startsWith(inWeb('app/screens/')) || id === inWeb('app/interactive-screens.ts');
}

/** The pages in the public shell. If one is missing here, it still works, but loads more than it needs. */
const publicPage =
  /^(?:landing|public-|pricing|free-lesson|certificate|shared-prompt|search-for-visitors|not-found|ui-gallery)/;

/** The pages that need most code by themselves. */
const largePage =
  /^(?:(?:free-)?lesson|certificate|founder-(?:audit|question|reviews|content-versions|content-videos))\.tsx$/;

/** A page is loaded together with its shell. The shell of the app is in the base, because most pages need it. */
function shellsOf(page: string): string[] {
  const name = page.slice(inWeb('pages/').length);
  if (name.startsWith('founder')) return [inWeb('app/console.ts')];
  return isPublic(page) ? [inWeb('features/shell/public-shell.tsx')] : [];
}

function isPublic(page: string): boolean {
  return publicPage.test(page.slice(inWeb('pages/').length));
}

/** Parts that most visits of their pages never show, or that are hydrated later. */
const rareParts =
  /-lower\.tsx?$|\/(?:drawn-part|dashboard-certifications|paywall|locked-lesson|finished-course|video-end|embedded-video|sign-in-request|decided-list)\.tsx?$/;

const deferringCall = /\b(?:deferred|hydratedLater|neverHydrated)\(/;

/** The parts of a page that are loaded as soon as it is shown, and their own parts. */
function deferredParts(modules: Modules, deferring: ReadonlySet<string>, entry: string): string[] {
  const parts = new Set<string>();
  // Both loops also visit what is added to the sets meanwhile.
  const seen = new Set([entry]);
  for (const id of seen) {
    const { imports = [], dynamicImports = [] } = modules.get(id) ?? {};
    const deferred = deferring.has(id) ? dynamicImports.filter((part) => !rareParts.test(part)) : [];
    for (const next of [...imports, ...deferred]) seen.add(next);
    for (const part of deferred) parts.add(part);
  }
  return [...parts];
}

interface Graph {
  readonly modules: Modules;
  /** The modules whose dynamic imports are not waiting for a click. */
  readonly deferring: ReadonlySet<string>;
}

function readModules(entries: readonly string[], graph: ModuleGraph): Graph {
  const modules = new Map<string, PlannedModule>();
  const deferring = new Set<string>();
  // The loop also visits what is added to the set meanwhile.
  const found = new Set(entries);
  for (const id of found) {
    const info = graph.getModuleInfo(id);
    if (!info) continue;
    const { code, importedIds, dynamicallyImportedIds: dynamicImports } = info;
    const imports = importedIds.filter((imported) => !loadingModules.test(imported));
    modules.set(id, { size: code?.length ?? 0, imports, dynamicImports });
    if (code && deferringCall.test(code)) deferring.add(id);
    for (const next of [...imports, ...dynamicImports]) found.add(next);
  }
  return { modules, deferring };
}
