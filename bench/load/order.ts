/** What one burst of requests is to do. */
export interface LoadOrder {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bounds: LoadBounds;
}

/** A burst ends at whichever it reaches first. */
export interface LoadBounds {
  readonly seconds: number;
  readonly mostRequests: number;
}

export interface LoadResult {
  readonly requests: number;
  readonly perSecond: number;
}

/** What the load process answers. */
export type LoadReply = LoadResult | { readonly failure: string };
