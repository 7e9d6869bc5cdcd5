import type { ComponentProps, ReactElement } from 'react';

type RenderContent = (content: ReactElement) => string;

let renderContent: RenderContent | undefined;

/** The server renders a page in here, and says how content becomes HTML. Elsewhere, React renders it as usual. */
export function withContentRenderedOnce<Page>(render: RenderContent, renderPage: () => Page): Page {
  renderContent = render;
  try {
    return renderPage();
  } finally {
    renderContent = undefined;
  }
}

type Tag = 'article' | 'div' | 'h2' | 'h3' | 'li' | 'ol' | 'p' | 'span' | 'svg' | 'ul';

type RenderedOnceProps<As extends Tag> = Omit<ComponentProps<As>, 'children'> & {
  readonly as: As;
  readonly children: ReactElement<object>;
};

/**
 * An element whose content looks the same for the same props, whoever sees it. The server renders the content once
 * and then sends the same HTML, in which browsers find what they would have rendered.
 *
 * All props of the content are the key, objects by their identity. It is rendered outside the page, so it can't
 * know the viewer, nor anything else that is not in its props. It may contain neither `useId` nor pictures that
 * are loaded at once, which React names at the start of the page.
 */
export function RenderedOnce<As extends Tag>({
  as,
  children,
  ...native
}: RenderedOnceProps<As>): ReactElement {
  // These elements take the same attributes as far as this component is concerned.
  const Element = as as 'div';
  const attributes = native as ComponentProps<'div'>;
  const html = htmlRenderedOnce(children);
  if (html === undefined) return <Element {...attributes}>{children}</Element>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The HTML of such content; undefined where React has to render it: in the browser, and if its props are new. */
export function htmlRenderedOnce(content: ReactElement<object>): string | undefined {
  return renderContent && htmlOf(renderContent, content);
}

type KnownHtml = Map<string, string>;

interface KnownContent {
  /** HTML that depends on no object. */
  readonly plain: KnownHtml;
  /** By the first object that it depends on, and kept as long as that: changed content is a new object. */
  readonly ofObjects: WeakMap<object, KnownHtml>;
}

const knownContents = new WeakMap<object, KnownContent>();

/** Only limits memory. */
const mostKnown = 2_000;

function htmlOf(render: RenderContent, content: ReactElement<object>): string | undefined {
  const { key, owner, isNew } = keyOf(content.props);
  // Personal data is a new object each time, and would never be found again.
  if (isNew) return undefined;
  const known = knownOf(content.type as object, owner);
  const html = known.get(key);
  if (html !== undefined) return html;
  if (known.size >= mostKnown) known.clear();
  const rendered = render(content);
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
