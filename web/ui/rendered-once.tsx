import type { ComponentProps, ReactElement } from 'react';

/**
 * HTML that many pages share: always the same object for the same text. It is the type of the same name in
 * `contract/pages.ts`, which `web/ui` doesn't import.
 */
export interface SharedText {
  readonly text: string;
}

/** The HTML of content; undefined where React has to render it with its page. */
type FindHtml = (content: ReactElement<object>) => SharedText | undefined;

/** What React writes for such HTML: its text, or a mark that the server replaces afterwards. */
type PlaceHtml = (html: SharedText) => string;

let findHtml: FindHtml | undefined;
let placeHtml: PlaceHtml = textOf;

/**
 * The server renders a page in here, and says how content becomes HTML. Elsewhere, React renders it as usual. Shared
 * content may contain other shared content, which is then part of its text.
 */
export function withContentRenderedOnce<Page>(
  find: FindHtml,
  renderPage: () => Page,
  place: PlaceHtml = textOf,
): Page {
  const [findBefore, placeBefore] = [findHtml, placeHtml];
  findHtml = find;
  placeHtml = place;
  try {
    return renderPage();
  } finally {
    findHtml = findBefore;
    placeHtml = placeBefore;
  }
}

function textOf({ text }: SharedText): string {
  return text;
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
 * All props of the content are the key, objects by their identity. Only handlers (`onOpen`) are not, as they change
 * nothing in the HTML. It is rendered outside the page, so it can't know the viewer, nor anything else that is not in
 * its props. It may contain neither `useId` nor pictures that are loaded at once, which React names at the start of the
 * page.
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
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: placedHtml(html) }} />;
}

/** The HTML of such content; undefined where React has to render it: in the browser, and if its props are new. */
export function htmlRenderedOnce(content: ReactElement<object>): SharedText | undefined {
  return findHtml?.(content);
}

/** What to give React for it. */
export function placedHtml(html: SharedText): string {
  return placeHtml(html);
}
