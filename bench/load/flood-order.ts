/** Requests at a fixed rate, whether or not earlier ones have been answered. */
export interface FloodOrder {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly perSecond: number;
  readonly seconds: number;
}

export interface FloodReport {
  readonly sent: number;
  /** Requests without a reply. */
  readonly failed: number;
  /** Replies other than 200 and a 503 with `Retry-After`. */
  readonly unexpected: number;
  /** Milliseconds until the page arrived. */
  readonly served: readonly number[];
  /** Milliseconds until "try again later" arrived. */
  readonly refused: readonly number[];
  /** The time until the last reply. */
  readonly seconds: number;
}
