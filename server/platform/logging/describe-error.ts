import { DrizzleQueryError } from 'drizzle-orm';

type DescribedError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code: string | undefined;
  readonly cause: DescribedError | undefined;
};

/** An error for the logs. The parameters of a failed query are left out, because they are personal data. */
export function describeError(error: Error): DescribedError {
  const { code, cause } = error as Error & { code?: string };
  const message = error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
  return {
    type: error.name,
    message,
    stack: (error.stack ?? '').replace(error.message, message),
    code,
    cause: cause instanceof Error ? describeError(cause) : undefined,
  };
}
