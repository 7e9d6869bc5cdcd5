import type { HeadContext } from '../screen.ts';

/** Something that schema.org has a word for. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** What a page's things are made of. */
export interface ThingContext extends HeadContext {
  readonly publicUrl: string;
  /** The page's own address. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
}
