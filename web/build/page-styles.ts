import { basename, relative } from 'node:path';
import type { PageStyles } from '@chalkline/contract/pages';
import type { Rolldown } from 'vite';
import { type AppGraph, type Entries, readGraph } from './app-graph.ts';
import { filterStyles } from './filter-styles.ts';
import { isRouteTable, shellsOf, staffOnlyModules } from './page-loads.ts';
import { inWeb, webFolder } from './web-folder.ts';

/** What every page has around its screen. A form that was sent without scripts leads to a page with a toast. */
const everyPage = ['app/entry-client.tsx', 'ui/toast.tsx'].map(inWeb);

/** Instead of a page. Such pages are sent with all styles, so that these are not part of each style sheet. */
const paywall = inWeb('features/pricing/paywall.tsx');

const publicShell = inWeb('features/shell/public-shell.tsx');

/** Shown in all shells. The one of the app is around every page. */
const pagesOfAllShells = [inWeb('pages/not-found.tsx')];
const allShells = [publicShell, inWeb('app/console.ts')];

/** They show what other pages consist of, and need all styles at once. */
const pagesWithAllStyles = ['pages/founder-content-preview.tsx', 'pages/ui-gallery.tsx'].map(inWeb);

const styleModule = /\.module\.css$/;

type BuildContext = Pick<Rolldown.PluginContext, 'emitFile' | 'getFileName' | 'getModuleInfo'>;

/** Writes a style sheet for each page, with the rules that it can need before anybody uses it. */
export function writePageStyles(
  entries: Entries,
  context: BuildContext,
  bundle: Rolldown.OutputBundle,
): PageStyles {
  const graph = readGraph(entries, context);
  const all = onlyStyleSheet(bundle);
  const sheet = String(all.source);
  const write = (name: string, isWanted: (module: string) => boolean) => {
    const source = filterStyles(sheet, isWanted);
    return context.getFileName(context.emitFile({ type: 'asset', name: `${name}.css`, source }));
  };
  const staffOnly = namesOf(staffOnlyModules(graph));
  const pages = [...stylesOfPages(graph)].map(([page, modules]) => {
    const name = basename(page, '.tsx');
    return [relative(webFolder, page), write(`${name}-page`, (module) => modules.has(module))] as const;
  });
  return {
    all: all.fileName,
    withoutConsole: write('style-without-console', (module) => !staffOnly.has(module)),
    pages: Object.fromEntries(pages),
  };
}

/** With several sheets, the order of their rules would be unknown. */
function onlyStyleSheet(bundle: Rolldown.OutputBundle): Rolldown.OutputAsset {
  const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'));
  const [sheet] = sheets;
  if (sheets.length !== 1 || sheet?.type !== 'asset')
    throw new Error(`The build has ${sheets.length} style sheets instead of one.`);
  return sheet;
}

/** For each page, the names of the style modules of everything that the server can render on it. */
function stylesOfPages(graph: AppGraph): Map<string, ReadonlySet<string>> {
  const routed = [...graph.modules].flatMap(([id, { dynamicImports }]) =>
    isRouteTable(id) ? dynamicImports : [],
  );
  const pages = [...new Set(routed)].filter((page) => !pagesWithAllStyles.includes(page));
  const around = renderedBy(everyPage, graph, [paywall]);
  return new Map(
    pages.map((page) => {
      const own = renderedBy([page, ...shellsAround(page, graph)], graph);
      return [page, namesOf([...around, ...own])];
    }),
  );
}

function shellsAround(page: string, { modules, plainRouteTableId }: AppGraph): readonly string[] {
  if (pagesOfAllShells.includes(page)) return allShells;
  const isPlain = modules.get(plainRouteTableId)?.dynamicImports.includes(page);
  return isPlain ? [publicShell] : shellsOf(page);
}

/** The modules that these import, and the parts that they load by themselves, also those that are seldom shown. */
function renderedBy(
  ids: readonly string[],
  { modules, withDeferredParts }: AppGraph,
  without: readonly string[] = [],
): ReadonlySet<string> {
  const rendered = new Set(ids);
  // The loop also visits what is added to the set meanwhile.
  for (const id of rendered) {
    const { imports = [], dynamicImports = [] } = modules.get(id) ?? {};
    const parts = withDeferredParts.has(id) ? dynamicImports.filter((part) => !without.includes(part)) : [];
    for (const next of [...imports, ...parts]) rendered.add(next);
  }
  return rendered;
}

function namesOf(ids: Iterable<string>): ReadonlySet<string> {
  return new Set([...ids].filter((id) => styleModule.test(id)).map((id) => basename(id, '.module.css')));
}
