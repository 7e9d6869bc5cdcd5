import type { SharedText } from '@chalkline/contract/pages';
import type { ReactElement } from 'react';
import { withContentRenderedOnce } from '../ui/rendered-once.tsx';
import { renderShared } from './render-shared.tsx';

type KnownHtml = Map<string, SharedText>;

interface KnownContent {
  /** HTML that depends on no object. */
  readonly plain: KnownHtml;
  /** By the first object that it depends on, and kept as long as that: changed content is a new object. */
  readonly ofObjects: WeakMap<object, KnownHtml>;
}

const knownContents = new WeakMap<object, KnownContent>();

/** Only limits memory. */
const mostKnown = 2_000;

/** The HTML of content that is the same in several pages; undefined if it can't be known before. */
export function sharedHtmlOf(content: ReactElement<object>): SharedText | undefined {
  const { key, owner, isNew } = keyOf(content.props);
  // Personal data is a new object each time, and would never be found again.
  if (isNew) return undefined;
  const known = knownOf(content.type as object, owner);
  const html = known.get(key);
  if (html !== undefined) return html;
  if (known.size >= mostKnown) known.clear();
  const rendered = { text: withContentRenderedOnce(sharedHtmlOf, () => renderShared(content)) };
  known.set(key, rendered);
  return rendered;
}

function knownOf(component: object, owner: object | undefined): KnownHtml {
  const known = knownContents.get(component) ?? { plain: new Map(), ofObjects: new WeakMap() };
  knownContents.set(component, known);
  if (!owner) return known.plain;
  const ofObject = known.ofObjects.get(owner) ?? new Map();
  known.ofObjects.set(owner, ofObject);
  return ofObject;
}

interface PropsKey {
  readonly key: string;
  readonly owner: object | undefined;
  /** Whether an object among the props was never seen before. */
  readonly isNew: boolean;
}

const identities = new WeakMap<object, number>();
let lastIdentity = 0;

/** The length of each text is part of the key, so that no text can look like several props. */
function keyOf(props: object): PropsKey {
  let key = '';
  let owner: object | undefined;
  let isNew = false;
  for (const [name, value] of Object.entries(props)) {
    if (isObject(value)) {
      owner ??= value;
      isNew ||= !identities.has(value);
      key += `${name} ${identityOf(value)},`;
    } else {
      const text = String(value);
      key += `${name} ${typeof value} ${text.length} ${text},`;
    }
  }
  return { key, owner, isNew };
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
