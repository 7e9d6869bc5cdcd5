import type { HeadContext } from '../screen.ts';

/** An object with a schema.org type. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** The input for a page's structured data. */
export interface ThingContext<Names extends string = string> extends HeadContext<Names> {
  readonly publicUrl: string;
  /** The address of the page. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
}
