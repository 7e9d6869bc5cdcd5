/** What one burst of requests is to do. */
export interface LoadOrder {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface LoadResult {
  readonly requests: number;
  readonly perSecond: number;
}

/** What the load process answers. */
export type LoadReply = LoadResult | { readonly failure: string };
