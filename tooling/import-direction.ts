import { posix } from 'node:path';

/** One import: `file` is relative to the project's root, `specifier` is the text between the quotes. */
export interface SourceImport {
  file: string;
  specifier: string;
}

type Rule = (from: CodeLocation, to: CodeLocation) => string | undefined;

/** The part of the project that a file belongs to; an installed package has no path. */
interface CodeLocation {
  workspace: string;
  area: string;
  feature: string | undefined;
  path: string;
  isTest: boolean;
}

const TEST_TOOLS = ['vitest', 'fast-check'];

const WORKSPACES_SEEN_BY: Record<string, string[]> = {
  domain: [],
  contract: ['domain'],
  server: ['domain', 'contract'],
  web: ['domain', 'contract'],
  sandbox: ['domain'],
};

const PACKAGES_SEEN_BY: Record<string, string[]> = { domain: [], contract: ['zod'] };

const WEB_AREAS_SEEN_BY: Record<string, string[]> = {
  ui: ['ui'],
  api: ['api'],
  features: ['features', 'ui', 'api'],
  pages: ['pages', 'features', 'ui', 'api'],
};

/** The parts of the server that start the product with its sandbox. */
const SANDBOX_STARTERS = ['main.ts', 'start', 'demo', 'testing'];

/** The lower layers of the server and what they may import. Other parts may import all of them. */
const SERVER_AREAS_SEEN_BY: Record<string, string[]> = {
  db: ['db'],
  content: ['content', 'db'],
  platform: ['platform', 'db'],
};

const rules: Rule[] = [
  function testHarness(from, to) {
    if (to.area !== 'testing' || from.isTest) return;
    return 'only tests import a testing folder';
  },
  function nothingImportsTheServer(from, to) {
    if (to.workspace === 'server' && from.workspace !== 'server') return 'nothing imports server';
    return;
  },
  function workspaces(from, to) {
    const seen = WORKSPACES_SEEN_BY[from.workspace];
    if (!seen || to.workspace === from.workspace || seen.includes(to.workspace)) return;
    if (startsTheSandbox(from) && to.workspace === 'sandbox') return;
    if (from.workspace === 'server' && from.isTest && isTestToolOfSandbox(to)) return;
    return `${from.workspace} imports ${listed(seen)}, not ${to.workspace}`;
  },
  function uiKnowsNoProduct(from, to) {
    if (from.workspace !== 'web' || from.area !== 'ui' || to.workspace === 'web') return;
    return 'web/ui imports only web/ui: the design system has no word of the product in it';
  },
  function webAreas(from, to) {
    if (from.workspace !== 'web' || to.workspace !== 'web' || to.area === 'testing') return;
    const seen = WEB_AREAS_SEEN_BY[from.area];
    if (!seen || seen.includes(to.area)) return;
    return `web/${from.area} imports ${listed(seen.map((area) => `web/${area}`))}, not web/${to.area}`;
  },
  function webSiblings(from, to) {
    if (from.workspace !== 'web' || !areSiblings(from, to)) return;
    return `a feature never imports a sibling: ${from.feature} imports ${to.feature}; compose them in a page`;
  },
  function routeTableHasNoLooks(from, to) {
    const isRouteTable = /^web\/app\/((interactive-)?screens\.ts|screens\/)/.test(from.path);
    if (!isRouteTable || (to.area !== 'features' && to.area !== 'ui')) return;
    return 'the route table is also read by what takes the screenshots and measures, which know no styles';
  },
  function serverSiblings(from, to) {
    if (from.workspace !== 'server' || !areSiblings(from, to)) return;
    if (to.path === `server/features/${to.feature}/index.ts`) return;
    return `a feature reaches a sibling only through its index.ts: ${from.feature} imports ${to.feature}`;
  },
  function serverAreas(from, to) {
    if (from.workspace !== 'server' || to.workspace !== 'server' || from.isTest) return;
    const seen = SERVER_AREAS_SEEN_BY[from.area];
    if (!seen || seen.includes(to.area)) return;
    return `server/${from.area} imports ${listed(seen.map((area) => `server/${area}`))}, not server/${to.area}`;
  },
];

/**
 * Says what is wrong with each import that goes against the direction of `docs/tour.md`:
 * domain ← contract ← server and web; web/pages → web/features → web/ui; no feature to a sibling.
 */
export function findViolations(imports: SourceImport[]): string[] {
  return imports.flatMap(({ file, specifier }) => {
    const reason = reasonAgainst(file, specifier);
    return reason === undefined ? [] : [`${file} imports '${specifier}': ${reason}.`];
  });
}

function reasonAgainst(file: string, specifier: string): string | undefined {
  const from = locationOf(file);
  const target = targetPath(file, specifier);
  if (target === undefined) return packageReason(from, specifier);
  const to = locationOf(target);
  return rules.map((rule) => rule(from, to)).find((reason) => reason !== undefined);
}

function packageReason(from: CodeLocation, specifier: string): string | undefined {
  const seen = PACKAGES_SEEN_BY[from.workspace];
  if (!seen || (from.isTest && TEST_TOOLS.includes(specifier))) return;
  const isSeen = seen.some((name) => specifier === name || specifier.startsWith(`${name}/`));
  return isSeen ? undefined : `of packages, ${from.workspace} imports ${listed(seen)}`;
}

/** The path from the project's root that an import resolves to; undefined for an installed package. */
export function targetPath(file: string, specifier: string): string | undefined {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('.')) return posix.join(posix.dirname(file), bare);
  if (!bare.startsWith('@chalkline/')) return undefined;
  const path = bare.slice('@chalkline/'.length);
  return posix.extname(path) === '' ? `${path}.ts` : path;
}

function locationOf(path: string): CodeLocation {
  const [workspace = '', area = '', feature] = path.split('/');
  const isTest = /\.test\.tsx?$/.test(path) || path.split('/').includes('testing');
  return { workspace, area, feature: area === 'features' ? feature : undefined, path, isTest };
}

function areSiblings(from: CodeLocation, to: CodeLocation): boolean {
  const bothFeatures = from.feature !== undefined && to.feature !== undefined;
  return bothFeatures && from.workspace === to.workspace && from.feature !== to.feature;
}

function startsTheSandbox(location: CodeLocation): boolean {
  return location.workspace === 'server' && SANDBOX_STARTERS.includes(location.area);
}

function isTestToolOfSandbox(location: CodeLocation): boolean {
  return location.workspace === 'sandbox' && location.area === 'testing';
}

function listed(names: string[]): string {
  return names.length === 0 ? 'nothing' : `only ${names.join(', ')}`;
}
