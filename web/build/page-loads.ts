import type { AppGraph } from './app-graph.ts';
import type { PageLoad } from './merge-chunks.ts';
import { reachableFrom } from './modules.ts';
import { inWeb } from './web-folder.ts';

/** How much a load counts. */
const weights = {
  /** A page as it is first shown. */
  page: 1,
  /** Public pages are often opened with an empty cache. */
  publicPage: 1.5,
  pageWithPaywall: 2,
  /** Large pages are close to the limit. */
  largePage: 4,
  /** A page with the parts that follow at once. It needs the most files. */
  withParts: 4,
  /** A page with many parts, together with them. It is close to what a page may load in all. */
  withManyParts: 16,
  /** A page together with one of its rare parts. */
  sometimes: 1,
  /** What is opened by a click. */
  clicked: 0.1,
};

/** Loaded after every page of a signed-in person. */
const forSignedIn = inWeb('app/signed-in.tsx');

/** The only page that is loaded together with its paywall. */
export const pageAndPaywall = ['pages/consulting.tsx', 'features/pricing/paywall.tsx'];

/** What the preview of a course in the console consists of. Other previews have fewer parts. */
export const previewOfCourse = [
  'pages/founder-content-preview.tsx',
  'pages/previewed-course.tsx',
  'ui/drawn-part.tsx',
];

/** The pages in the public shell. If one is missing here, it still works, but loads more than it needs. */
const publicPage =
  /^(?:landing|public-|pricing|free-lesson|certificate|shared-prompt|search-for-visitors|not-found|ui-gallery)/;

/** The pages that need most code by themselves. */
export const largePages = [
  'pages/public-prompts.tsx',
  'pages/founder-content.tsx',
  'pages/lesson.tsx',
  'pages/free-lesson.tsx',
  'pages/certificate.tsx',
  'pages/founder-audit.tsx',
  'pages/founder-question.tsx',
  'pages/founder-reviews.tsx',
  'pages/founder-content-versions.tsx',
  'pages/founder-content-videos.tsx',
];

/** The pages whose code has so many words that it compresses worse than others. */
export const poorlyCompressedPages = [
  'pages/public-prompts.tsx',
  'pages/public-course.tsx',
  'pages/pricing.tsx',
  'pages/certificate.tsx',
  'pages/founder-audit.tsx',
  'pages/founder-member.tsx',
  'pages/founder-members.tsx',
  'pages/founder-question.tsx',
];

/** How much less code than others they may load, so that it is no more as sent. */
const reservedBytes = 8_000;

/** The pages that need most files, with the parts that follow them. */
export const pagesWithManyParts = [
  'pages/lesson.tsx',
  'pages/dashboard.tsx',
  'pages/founder.tsx',
  'pages/founder-content-item.tsx',
];

/** Parts that only some people see. */
export const rareParts = [
  'features/private-notes/private-notes.tsx',
  'features/prompts/open-prompt.tsx',
  'features/content-editor/lessons/course-lessons.tsx',
  'ui/drawn-part.tsx',
  'pages/dashboard-certifications.ts',
  'features/snapshots/lesson-snapshots.tsx',
  'features/snapshots/sign-in-for-snapshots.tsx',
  'features/pricing/paywall.tsx',
  'pages/locked-lesson.tsx',
  'pages/finished-course.tsx',
  'features/video/video-end.tsx',
  'features/video/embedded-video.tsx',
  'features/landing/sign-in-request.tsx',
  'features/reviews/decided-list.tsx',
];

/** Parts below the first screen. Most visits never show them. */
const lowerPart = /-lower\.tsx?$/;

function isRare(part: string): boolean {
  return lowerPart.test(part) || rareParts.map(inWeb).includes(part);
}

/** The entries of the founder console. */
const forStaff = ['app/console.ts', 'app/needs/console-needs.ts'].map(inWeb);

/** The modules that browsers reach only by way of the founder console, or not at all. */
export function staffOnlyModules({ modules, clientEntryId }: AppGraph): ReadonlySet<string> {
  const forOthers = new Set([clientEntryId]);
  // The loop also visits what is added to the set meanwhile.
  for (const id of forOthers) {
    const { imports = [], dynamicImports = [] } = modules.get(id) ?? {};
    for (const next of [...imports, ...dynamicImports]) if (!forStaff.includes(next)) forOthers.add(next);
  }
  return new Set([...modules.keys()].filter((id) => !forOthers.has(id)));
}

/** What browsers load together. */
export function pageLoads(graph: AppGraph): PageLoad[] {
  const { modules, plainRouteTableId } = graph;
  const plain = modules.get(plainRouteTableId)?.dynamicImports ?? [];
  const opened = [...modules.values()].flatMap(({ dynamicImports }) => dynamicImports);
  const entries = [...new Set(opened)].filter((entry) => !plain.includes(entry)).sort();
  const routed = [...modules].flatMap(([id, { dynamicImports }]) => (isRouteTable(id) ? dynamicImports : []));
  const pages = entries.filter((entry) => routed.includes(entry));
  const others = entries.filter((entry) => !pages.includes(entry));
  return [
    ...pages.flatMap((page) => loadsOf(page, graph)),
    { entries: pageAndPaywall.map(inWeb), weight: weights.pageWithPaywall, moment: 'first', reservedBytes },
    { entries: entriesOfPreview(graph), weight: weights.withManyParts, moment: 'following' },
    ...others.map((entry): PageLoad => ({ entries: [entry], weight: weights.clicked, moment: 'clicked' })),
  ];
}

function loadsOf(page: string, graph: AppGraph): PageLoad[] {
  const first = [page, ...shellsOf(page)];
  const parts = [
    ...(isPublic(page) ? [] : [forSignedIn]),
    ...first.flatMap((entry) => deferredParts(entry, graph)),
  ];
  const withParts = [...first, ...parts];
  return [
    { entries: first, weight: weightOf(page), moment: 'first', reservedBytes: reservedBytesOf(page) },
    {
      entries: withParts,
      weight: hasManyParts(page) ? weights.withManyParts : weights.withParts,
      moment: 'following',
    },
    ...rarePartsOf(withParts, graph).map(
      (part): PageLoad => ({ entries: [...withParts, part], weight: weights.sometimes, moment: 'following' }),
    ),
  ];
}

function entriesOfPreview(graph: AppGraph): string[] {
  const parts = previewOfCourse.map(inWeb);
  return [forSignedIn, ...parts.flatMap((part) => [part, ...shellsOf(part), ...deferredParts(part, graph)])];
}

function reservedBytesOf(page: string): number {
  return poorlyCompressedPages.map(inWeb).includes(page) ? reservedBytes : 0;
}

function hasManyParts(page: string): boolean {
  return pagesWithManyParts.map(inWeb).includes(page);
}

function weightOf(page: string): number {
  if (largePages.map(inWeb).includes(page)) return weights.largePage;
  return isPublic(page) ? weights.publicPage : weights.page;
}

/** A page is loaded together with its shell. The shell of the app is in the base, because most pages need it. */
export function shellsOf(page: string): string[] {
  if (nameOf(page).startsWith('founder')) return [inWeb('app/console.ts')];
  return isPublic(page) ? [inWeb('features/shell/public-shell.tsx')] : [];
}

/** Whether a page, such as `web/pages/landing.tsx`, has the public shell. */
export function isPublic(page: string): boolean {
  return publicPage.test(nameOf(page));
}

function nameOf(page: string): string {
  return page.slice(inWeb('pages/').length);
}

/** Whether a module has rows of the route table, each with the import of its page. */
export function isRouteTable(id: string): boolean {
  return id.startsWith(inWeb('app/screens/')) || id === inWeb('app/interactive-screens.ts');
}

/** The parts of a page that are loaded as soon as it is shown, and their own parts. */
function deferredParts(entry: string, { modules, withDeferredParts }: AppGraph): string[] {
  const parts = new Set<string>();
  // Both loops also visit what is added to the sets meanwhile.
  const seen = new Set([entry]);
  for (const id of seen) {
    const { imports = [], dynamicImports = [] } = modules.get(id) ?? {};
    const deferred = withDeferredParts.has(id) ? dynamicImports.filter((part) => !isRare(part)) : [];
    for (const next of [...imports, ...deferred]) seen.add(next);
    for (const part of deferred) parts.add(part);
  }
  return [...parts];
}

function rarePartsOf(entries: readonly string[], { modules }: AppGraph): string[] {
  const opened = [...reachableFrom(modules, entries)].flatMap((id) => modules.get(id)?.dynamicImports ?? []);
  return [...new Set(opened)].filter(isRare);
}
