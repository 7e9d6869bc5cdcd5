import type { QueryClient } from '@tanstack/react-query';
import { knownData } from '../api/resource.ts';

import { siteResource } from '../api/resources.ts';

import type { View } from './decide-view.ts';
import type { Match } from './match-screen.ts';
import type { Head, HeadContext } from './screen.ts';

export interface PageHead extends Head {
  /** Search engines may index only what every visitor may read. */
  readonly isIndexed: boolean;
  /** Undefined if the page does not exist. */
  readonly canonicalPath: string | undefined;
  /** The title without the brand. */
  readonly subjectTitle: string;
}

/** The path and the query of a page. */
export interface PageAddress {
  readonly path: string;
  readonly query: URLSearchParams;
}

/** The title and description of what an address shows now. */
export function headOf(shown: Match, view: View, address: PageAddress, client: QueryClient): PageHead {
  const { screen } = shown;
  const context = headContext(shown, address.query, client);
  const { site } = context;
  const head = screen.head(context);
  const isThere = view.kind !== 'missing' && !screen.isNowhere;
  return {
    title: screen.name === 'landing' ? `${site.brand} · ${head.title}` : `${head.title} · ${site.brand}`,
    subjectTitle: head.title,
    article: head.article,
    image: head.image,
    description: head.description || site.description,
    canonicalPath: isThere ? (screen.canonicalPath?.(context) ?? address.path) : undefined,
    isIndexed: view.kind === 'allow' && view.isForEverybody && !screen.isPersonal && !screen.isNowhere,
  };
}

/** The input for a screen's title and description. */
export function headContext({ parameters }: Match, query: URLSearchParams, client: QueryClient): HeadContext {
  const site = knownData(client, siteResource);
  if (!site) throw new Error('The site settings are missing from the page.');
  const known = <Data>(resource: Parameters<typeof knownData<Data>>[1]) => knownData(client, resource);
  return { site, parameters, query, known };
}
