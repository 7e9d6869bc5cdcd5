/** Work that runs in a worker thread. Input and output are copied, so both are plain data. */
export interface Task<Input, Output> {
  readonly name: string;
  /** Never set at run time: it only carries the types. */
  readonly types?: (input: Input) => Output;
}

export interface TaskRequest {
  readonly task: string;
  readonly input: unknown;
}

export type TaskReply = { readonly output: unknown } | { readonly error: string };
