import { type PageHtml, pageStateId, type SharedText, type ThemeChoice } from '@chalkline/contract/pages';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { rememberRenderedData } from '../api/rendered-data.ts';
import type { ReadResult } from '../api/server-readings.ts';

/** The data that the server read for a page, embedded in the page. */
export type KeyState =
  | { readonly key: readonly string[]; readonly data: unknown }
  | { readonly key: readonly string[]; readonly status: number; readonly text: string };

export interface PageState {
  readonly theme: ThemeChoice;
  readonly hasSandbox: boolean;
  /** The name of the screen that is shown, which may differ from the requested one. */
  readonly screen: string;
  readonly states: readonly KeyState[];
}

/** Fills a query client with the data, including refusals, so that the browser does not request it again. */
export function restore(client: QueryClient, states: readonly KeyState[]): void {
  for (const state of states) {
    if ('data' in state) restoreData(client, state.key, state.data);
    else restoreRefusal(client, state.key, new ApiError(state.status, state.text));
  }
  rememberRenderedData(client, states);
}

/** The same for a page that the server renders. */
export function resultsOf(states: readonly KeyState[]): ReadResult[] {
  return states.map((state) =>
    'data' in state ? state : { key: state.key, error: new ApiError(state.status, state.text) },
  );
}

/** Nothing observes the client yet, so the data becomes the first state of its query. */
function restoreData(client: QueryClient, key: readonly string[], data: unknown): void {
  client.getQueryCache().build(
    client,
    { queryKey: key },
    {
      data,
      dataUpdateCount: 1,
      dataUpdatedAt: Date.now(),
      error: null,
      errorUpdateCount: 0,
      errorUpdatedAt: 0,
      fetchFailureCount: 0,
      fetchFailureReason: null,
      fetchMeta: null,
      isInvalidated: false,
      status: 'success',
      fetchStatus: 'idle',
    },
  );
}

function restoreRefusal(client: QueryClient, key: readonly string[], error: ApiError): void {
  client.getQueryCache().build(client, { queryKey: key }).setState({
    status: 'error',
    fetchStatus: 'idle',
    error,
    errorUpdateCount: 1,
    errorUpdatedAt: Date.now(),
  });
}

/** Characters that could end a script element, or that old parsers take for the end of a line. */
const unsafe = /[<\u2028\u2029]/;

/** JSON that is safe inside a script element: nothing in it can end the element. */
export function scriptJson(value: unknown): string {
  const text = JSON.stringify(value);
  if (!unsafe.test(text)) return text;
  return text.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/** Shorter texts are not worth being handled one by one. */
const longText = 2_000;

/**
 * The state of a page as JSON for its script element. Long texts come last, so that what belongs to this page only is
 * in one piece.
 */
export function pageStateJson({ states, ...page }: PageState): PageHtml {
  const short: string[] = [];
  const long: PageHtml[] = [];
  for (const state of states) {
    if (!('data' in state)) {
      short.push(scriptJson(state));
      continue;
    }
    const key = scriptJson(state.key);
    const data = dataJson(state.data);
    if (typeof data === 'string' && data.length < longText) short.push(`{"key":${key},"data":${data}}`);
    else long.push([`{"key":${key},"data":`, data, '}']);
  }
  const listed = long.flatMap((entry, index) => (short.length + index > 0 ? [',', ...entry] : entry));
  return [`${scriptJson(page).slice(0, -1)},"states":[${short.join()}`, ...listed, ']}'];
}

const shownBefore = new WeakSet<object>();
const knownTexts = new WeakMap<object, string | SharedText>();

/**
 * Content is read once for all pages, so the same object is in many of them, and its text is kept from the
 * second time on. Personal data is a new object each time, so its text is never kept.
 */
function dataJson(data: unknown): string | SharedText {
  if (typeof data !== 'object' || data === null) return scriptJson(data ?? null);
  const known = knownTexts.get(data);
  if (known !== undefined) return known;
  const text = scriptJson(data);
  if (shownBefore.has(data)) knownTexts.set(data, text.length < longText ? text : { text });
  shownBefore.add(data);
  return text;
}

export function readPageState(): PageState {
  const element = document.getElementById(pageStateId);
  if (!element?.textContent) throw new Error('The page carries no state.');
  return JSON.parse(element.textContent) as PageState;
}
