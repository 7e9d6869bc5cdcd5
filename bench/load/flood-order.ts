/** Requests at a fixed rate, whether or not earlier ones have been answered. */
export interface FloodOrder {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly perSecond: number;
  readonly seconds: number;
}

export interface FloodReport {
  readonly sent: number;
  /** Requests without an answer. */
  readonly failed: number;
  /** Answers other than 200 and a 503 that says when to try again. */
  readonly unexpected: number;
  /** Milliseconds until the page had come. */
  readonly served: readonly number[];
  /** Milliseconds until "try again later" had come. */
  readonly refused: readonly number[];
  /** How long it took until the last answer. */
  readonly seconds: number;
}
