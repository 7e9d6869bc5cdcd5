import { pageStateId } from '@chalkline/contract/pages';
import type { IndexedPage } from '../page-registry/indexed-pages.ts';

/** These pages have no app, so every link to them and on them loads a page. */
const groupsOfPlainPages: readonly IndexedPage['group'][] = ['Blog', 'Legal'];

/** Other characters could have a meaning in a URL pattern. */
const literalPath = /^[\w./-]+$/;

interface PrerenderRule {
  readonly where: { readonly and: readonly object[] };
  readonly eagerness: 'moderate';
}

/**
 * Which links a browser may open in advance while a visitor points at them: those to public pages that are the same
 * for everybody. It never opens what changes something, or what belongs to a person. The app follows its own links
 * without loading a page, so they would be opened in vain.
 */
export function speculationRules(pages: readonly IndexedPage[]): { prerender: readonly PrerenderRule[] } {
  const paths = pages.filter(({ path }) => literalPath.test(path));
  const isPlain = ({ group }: IndexedPage) => groupsOfPlainPages.includes(group);
  const linksTo = (listed: readonly IndexedPage[]) => ({ href_matches: listed.map(({ path }) => path) });
  return {
    prerender: [
      ruleFor(linksTo(paths.filter(isPlain))),
      ruleFor(linksTo(paths.filter((page) => !isPlain(page))), {
        selector_matches: `body:not(:has(#${pageStateId})) a`,
      }),
    ],
  };
}

function ruleFor(...and: readonly object[]): PrerenderRule {
  return { where: { and }, eagerness: 'moderate' };
}
