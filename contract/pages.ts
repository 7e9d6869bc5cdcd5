import type { RefusalBody } from './refusals.ts';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];
export const themeCookie = 'theme';

/** The element with the data of a page. A page without scripts has none. */
export const pageStateId = 'page-state';

/** The result of reading an API URL while a page is rendered. */
export type ReadOutcome =
  | { readonly status: 200; readonly data: unknown }
  | { readonly status: number; readonly refusal: RefusalBody };

export interface PageRequest {
  /** Path and query of the page. */
  readonly url: string;
  readonly theme: ThemeChoice;
  /** Reads an API URL on behalf of the page's viewer. */
  read(address: string): Promise<ReadOutcome>;
  /** Resolves when it is this page's turn to be rendered. */
  untilTurn?(): Promise<void>;
}

/** The texts of the picture for shared links. The same texts always give the same picture. */
export interface ShareSheet {
  readonly brand: string;
  /** The kind of page, on the yellow label over the title. */
  readonly kind: string;
  readonly title: string;
  readonly text?: string;
  /** The cells of the title block, from the left; three fit. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

/**
 * A text that is the same in many pages, such as the data of a course or HTML: always the same object for the same
 * text.
 */
export interface SharedText {
  readonly text: string;
}

/** The HTML of a page in parts, in order. */
export type PageHtml = readonly (string | SharedText)[];

export function wholeHtml(html: PageHtml): string {
  return html.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

export interface RenderedPage {
  readonly html: PageHtml;
  /** Whether all of it could be rendered. What is missing, browsers render by themselves. */
  readonly isComplete: boolean;
}

/** A page with all of its data. */
interface PageReply {
  readonly kind: 'page';
  readonly status: number;
  /**
   * Pages with the same fingerprint have the same HTML. Undefined while developing, when the code changes as well.
   */
  readonly fingerprint?: string;
  render(): Promise<RenderedPage>;
  /** Whether every visitor may get a cached copy of it. */
  readonly isPublic: boolean;
  /** Whether search engines may index it. */
  readonly isIndexed: boolean;
  /** The texts for sharing; undefined for pages that are not indexed. */
  readonly shared?: ShareSheet;
}

export type PageAnswer =
  | PageReply
  | { readonly kind: 'redirect'; readonly location: string; readonly status: 302 | 301 };

/** The files of the client's build. */
export interface ClientManifest {
  /**
   * For each entry and each dynamically imported module, by its path in `web/`: the script that contains it, and then
   * all that this one imports.
   */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
  /** None in the build of the scripts of plain pages. */
  readonly styles?: PageStyles;
}

/** The style sheets of a build. */
export interface PageStyles {
  /** All rules. */
  readonly all: string;
  /** All rules but those of the founder console. */
  readonly withoutConsole: string;
  /** The rules that a page can need before anybody uses it, by the page's path in `web/`. Others start with all. */
  readonly pages: Readonly<Record<string, string>>;
}

export interface PageRendererOptions {
  readonly publicUrl: string;
  readonly hasSandbox: boolean;
  /** Undefined in development, when the sources are served directly. */
  readonly manifest: ClientManifest | undefined;
}

export type RenderPage = (request: PageRequest) => Promise<PageAnswer>;

/** The exports of the web's server entry. */
export interface WebServerEntry {
  createPageRenderer(options: PageRendererOptions): RenderPage;
}
