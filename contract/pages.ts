import type { RefusalBody } from './refusals.ts';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];
export const themeCookie = 'theme';

/** What reading an address gave, as a page being rendered needs to know it. */
export type ReadOutcome =
  | { readonly status: 200; readonly data: unknown }
  | { readonly status: number; readonly refusal: RefusalBody };

export interface PageRequest {
  /** Path and query of the page. */
  readonly url: string;
  readonly theme: ThemeChoice;
  /** Reads an address of the API as the person in front of the page. */
  read(address: string): Promise<ReadOutcome>;
  /** Resolves when it is this page's turn to be rendered. */
  untilTurn?(): Promise<void>;
}

/** What the picture beside a shared link says. The same words always give the same picture. */
export interface ShareSheet {
  readonly brand: string;
  /** On the yellow label over the title: what kind of thing it is. */
  readonly kind: string;
  readonly title: string;
  readonly text?: string;
  /** The cells of the drawing's title block, from the left; three fit. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

/** A finished page. */
export interface PageReply {
  readonly kind: 'page';
  readonly status: number;
  readonly html: string;
  readonly isPublic: boolean;
  /** Whether search engines may list it. */
  readonly isIndexed: boolean;
  /** What is shared of it; missing where search engines are asked to stay away. */
  readonly shared?: ShareSheet;
}

export type PageAnswer =
  | PageReply
  | { readonly kind: 'redirect'; readonly location: string; readonly status: 302 | 301 };

/** A client build's files, as Vite lists them. */
export type ClientManifest = Readonly<
  Record<string, { file: string; css?: string[]; imports?: string[]; assets?: string[]; isEntry?: boolean }>
>;

export interface PageRendererOptions {
  readonly publicUrl: string;
  readonly hasSandbox: boolean;
  /** Missing while developing, when the sources are served as they are. */
  readonly manifest: ClientManifest | undefined;
}

export type RenderPage = (request: PageRequest) => Promise<PageAnswer>;

/** What the web's server entry exports. */
export interface WebServerEntry {
  createPageRenderer(options: PageRendererOptions): RenderPage;
}
