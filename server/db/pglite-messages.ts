export interface PgliteRequest {
  readonly id: number;
  readonly kind: 'query' | 'close';
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly rowMode: 'array' | 'object';
}

/** The parts of a database error that are sent between threads. */
export interface PgliteFailure {
  readonly message: string;
  readonly code: string | undefined;
  readonly detail: string | undefined;
  readonly constraint: string | undefined;
}

export interface PgliteResult {
  readonly rows: unknown[];
  readonly affectedRows: number | undefined;
}

export type PgliteReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'broken'; readonly message: string | undefined }
  | { readonly kind: 'notification'; readonly channel: string; readonly payload: string }
  | { readonly kind: 'result'; readonly id: number; readonly result: PgliteResult }
  | { readonly kind: 'failure'; readonly id: number; readonly failure: PgliteFailure };
