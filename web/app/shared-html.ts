import type { SharedText } from '@chalkline/contract/pages';
import { cloneElement, type ReactElement } from 'react';
import { withContentRenderedOnce } from '../ui/rendered-once.tsx';
import { renderShared } from './render-shared.tsx';
import { SharedTextCache } from './shared-text-cache.ts';

const mebibyte = 2 ** 20;

/** Only limits memory. HTML of content that has changed is not used any more, so it is dropped first. */
const knownHtml = new SharedTextCache(64 * mebibyte);

/** The HTML of content that is the same in several pages; undefined if it can't be known before. */
export function sharedHtmlOf(content: ReactElement<object>): SharedText | undefined {
  const { key, isNew } = keyOf(content.props as Readonly<Record<string, unknown>>);
  // Personal data is a new object each time, and would never be found again.
  if (isNew) return undefined;
  const fullKey = `${identityOf(content.type as object)} ${key}`;
  const html = knownHtml.get(fullKey);
  if (html !== undefined) return html;
  const shared = withoutHandlers(content);
  const rendered = { text: withContentRenderedOnce(sharedHtmlOf, () => renderShared(shared)) };
  knownHtml.add(fullKey, rendered);
  return rendered;
}

interface PropsKey {
  readonly key: string;
  /** Whether an object among the props was never seen before. */
  readonly isNew: boolean;
}

const identities = new WeakMap<object, number>();
let lastIdentity = 0;

/** The length of each text is part of the key, so that no text can look like several props. */
function keyOf(props: Readonly<Record<string, unknown>>): PropsKey {
  let key = '';
  let isNew = false;
  for (const name in props) {
    const value = props[name];
    if (isHandler(name, value)) continue;
    if (isObject(value)) {
      isNew ||= !identities.has(value);
      key += `${name} ${identityOf(value)},`;
    } else {
      const text = String(value);
      key += `${name} ${typeof value} ${text.length} ${text},`;
    }
  }
  return { key, isNew };
}

/** What people do with the content, such as `onOpen`. It is new in each page, and changes nothing in the HTML. */
function isHandler(name: string, value: unknown): boolean {
  return typeof value === 'function' && /^on[A-Z]/.test(name);
}

/** The handlers of one page must not be known in the HTML of all. */
function withoutHandlers(content: ReactElement<object>): ReactElement<object> {
  const handlers = Object.entries(content.props).filter(([name, value]) => isHandler(name, value));
  return cloneElement(content, Object.fromEntries(handlers.map(([name]) => [name, neverCalled])));
}

function neverCalled(): never {
  throw new Error('Shared content called a handler while it was rendered.');
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

function identityOf(value: object): number {
  const known = identities.get(value);
  if (known !== undefined) return known;
  lastIdentity += 1;
  identities.set(value, lastIdentity);
  return lastIdentity;
}
