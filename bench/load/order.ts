/** The parameters of one burst of requests. */
export interface LoadOrder {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Adds another number to the URL of each request, so that no reply can be one that was kept. */
  readonly isVaried?: boolean;
  readonly bounds: LoadBounds;
}

/** A burst ends at whichever bound it reaches first. */
export interface LoadBounds {
  readonly seconds: number;
  readonly mostRequests: number;
  /** A process that has just started refuses some requests, because it is still slow. */
  readonly isWarmUp?: boolean;
}

export interface LoadResult {
  readonly requests: number;
  readonly perSecond: number;
}

/** The reply of the load process. */
export type LoadReply = LoadResult | { readonly failure: string };
