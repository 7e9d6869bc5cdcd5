import type { QueryClient } from '@tanstack/react-query';
import { loadedAhead } from '../api/loaded-ahead.ts';
import { knownData, type Resource } from '../api/resource.ts';

import { currentUserResource, planContentsResource, plansResource } from '../api/resources.ts';

import { loadAllStyles } from '../ui/all-styles.ts';
import { decideView, type SubjectState } from './decide-view.ts';
import { type Match, matchFor, matchScreen } from './match-screen.ts';
import type { NeedsTable } from './needs/screen-needs.ts';
import type { Screen } from './screen.ts';
import { loadScreen } from './screen-modules.ts';

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** A pointer that only passes over a link is gone by then. */
const shortestStay = 65;

/** Data that was loaded in vain is dropped after this time, so that nobody sees an old state later. */
const longestUnused = 30_000;

export interface PrefetchOptions {
  readonly client: QueryClient;
  readonly screens: readonly Screen[];
  readonly needs: NeedsTable;
}

/**
 * Loads the code and the data of a page when somebody is about to follow a link to it: the pointer rests on the link,
 * a finger touches it, or it has the focus. Returns a function that stops it.
 */
export function prefetchLinks(options: PrefetchOptions): () => void {
  if (navigator.connection?.saveData) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = (event: Event) => {
    clearTimeout(timer);
    const address = addressBehind(event.target);
    if (!address) return;
    const delay = event.type === 'touchstart' ? 0 : shortestStay;
    timer = setTimeout(() => void prefetch(address, options), delay);
  };
  const signs = ['pointerover', 'touchstart', 'focusin'] as const;
  for (const sign of signs) document.addEventListener(sign, start, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const sign of signs) document.removeEventListener(sign, start);
  };
}

/** The page of this site that a link opens in the same tab. */
function addressBehind(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const address = new URL(link.href);
  const isElsewhere = address.origin !== window.location.origin;
  const isHere = address.pathname === window.location.pathname && address.search === window.location.search;
  return isElsewhere || isHere ? undefined : address;
}

async function prefetch(address: URL, options: PrefetchOptions): Promise<void> {
  const found = matchScreen(options.screens, address.pathname);
  if (!found) return;
  const viewer = knownData(options.client, currentUserResource) ?? null;
  const match = matchFor(viewer, found, address.searchParams);
  // What fails here is loaded again, and reported, when the link is followed.
  await Promise.allSettled([
    loadAllStyles().then(() => loadScreen(match.screen)),
    prefetchData(address, match, options),
  ]);
}

async function prefetchData(
  { pathname, search, searchParams }: URL,
  match: Match,
  { client, needs: table }: PrefetchOptions,
): Promise<void> {
  const { screen, parameters } = match;
  const viewer = knownData(client, currentUserResource) ?? null;
  const known = <Data>(resource: Resource<Data>) => knownData(client, resource);
  const view = decideView(pathname + search, match, viewer, await readSubject(match, client));
  const { needs, needsThen, needsLocked } = table[screen.name] ?? {};
  if (view.kind === 'paywall')
    await readAll(client, [plansResource, planContentsResource, ...(needsLocked?.(searchParams) ?? [])]);
  if (view.kind !== 'allow') return;
  await readAll(client, needs?.(parameters, viewer, searchParams, known) ?? []);
  await readAll(client, needsThen?.(known, parameters, searchParams) ?? []);
}

async function readSubject({ screen, parameters }: Match, client: QueryClient): Promise<SubjectState> {
  if (!screen.subject) return { kind: 'none' };
  const resource = screen.subject.resource(parameters);
  await readAll(client, [resource]);
  const data = knownData(client, resource);
  return data === undefined ? { kind: 'missing' } : { kind: 'found', data };
}

async function readAll(client: QueryClient, resources: readonly Resource<unknown>[]): Promise<void> {
  await Promise.all(resources.map((resource) => read(client, resource)));
}

/** A failure leaves nothing behind, because a page does not repeat a failed request by itself. */
async function read(client: QueryClient, { key }: Resource<unknown>): Promise<void> {
  const cache = client.getQueryCache();
  const isKnown = cache.find({ queryKey: key, exact: true }) !== undefined;
  if (isKnown) return;
  const dropIfUnused = () => client.removeQueries({ queryKey: key, exact: true, type: 'inactive' });
  await client.prefetchQuery({ queryKey: key, meta: loadedAhead });
  if (client.getQueryState(key)?.status === 'success') setTimeout(dropIfUnused, longestUnused);
  else dropIfUnused();
}
