/** A piece of work that is done in a thread of its own. Input and output are copied, so both are plain data. */
export interface Task<Input, Output> {
  readonly name: string;
  /** Never there at run time: it only carries the types. */
  readonly types?: (input: Input) => Output;
}

export interface TaskRequest {
  readonly task: string;
  readonly input: unknown;
}

export type TaskReply = { readonly output: unknown } | { readonly error: string };
