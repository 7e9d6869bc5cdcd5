import { llmsPath, robotsPath, sitemapPath, speculationRulesPath } from '@chalkline/contract/addresses';
import type { ShareSheet } from '@chalkline/contract/pages';
import type { AppContext } from '../app-context.ts';
import { publicFile } from '../http/public-file.ts';
import type { IndexedPage } from '../page-registry/indexed-pages.ts';
import { xmlElement } from '../text/xml.ts';
import { speculationRules } from './speculation-rules.ts';

/** Describes a page for a first-time reader. Returns undefined when there is no such page. */
export type DescribePage = (path: string) => Promise<ShareSheet | undefined>;

/** The files that search engines and agents look for on every site. */
export function siteFiles(context: AppContext, describe: DescribePage): void {
  const { publicUrl } = context.config;

  publicFile(context, {
    path: sitemapPath,
    type: 'application/xml; charset=utf-8',
    write: async () => writeSitemap(await context.indexedPages.all(), publicUrl),
  });

  publicFile(context, {
    path: robotsPath,
    type: 'text/plain; charset=utf-8',
    write: async () =>
      `User-agent: *\nDisallow: /api/\nDisallow: /sandbox/\nDisallow: /checkout/\n\nSitemap: ${publicUrl}${sitemapPath}\n`,
  });

  publicFile(context, {
    path: speculationRulesPath,
    type: 'application/speculationrules+json',
    write: async () => JSON.stringify(speculationRules(await context.indexedPages.all())),
  });

  publicFile(context, {
    path: llmsPath,
    type: 'text/plain; charset=utf-8',
    write: async () => writeList(await describeAll(await context.indexedPages.all(), describe), publicUrl),
  });
}

function writeSitemap(pages: readonly IndexedPage[], publicUrl: string): string {
  const entries = pages.map(
    ({ path, changedOn }) =>
      `<url>${xmlElement('loc', publicUrl + path)}${xmlElement('lastmod', changedOn)}</url>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

interface DescribedPage extends IndexedPage {
  readonly sheet: ShareSheet;
}

async function describeAll(
  pages: readonly IndexedPage[],
  describe: DescribePage,
): Promise<readonly DescribedPage[]> {
  const described: DescribedPage[] = [];
  for (const page of pages) {
    const sheet = await describe(page.path);
    if (sheet) described.push({ ...page, sheet });
  }
  return described;
}

/** The list for agents: the brand, then each page with its description. */
function writeList(pages: readonly DescribedPage[], publicUrl: string): string {
  const [front] = pages;
  const groups = [...new Set(pages.map(({ group }) => group))];
  const lines = (wanted: string) =>
    pages
      .filter(({ group }) => group === wanted)
      .map(({ path, sheet }) => `- [${sheet.title}](${publicUrl}${path}): ${sheet.text ?? ''}`);
  return [
    `# ${front?.sheet.brand ?? ''}`,
    `> ${front?.sheet.text ?? ''}`,
    ...groups.map((group) => [`## ${group}`, '', ...lines(group)].join('\n')),
  ]
    .join('\n\n')
    .concat('\n');
}
