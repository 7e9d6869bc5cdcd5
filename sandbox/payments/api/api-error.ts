export type ApiErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

interface Details {
  readonly code?: string;
  readonly param?: string;
  readonly decline_code?: string;
}

/** A refusal in Stripe's format; the package turns it into its own error classes. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly statusCode: number,
    readonly type: ApiErrorType,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
  }

  get body(): object {
    return { error: { ...this.details, message: this.message, type: this.type } };
  }
}

export function invalid(message: string, param?: string, code?: string): ApiError {
  return new ApiError(400, 'invalid_request_error', message, {
    ...(code && { code }),
    ...(param && { param }),
  });
}

export function missingParam(param: string): ApiError {
  return invalid(`Missing required param: ${param}.`, param, 'parameter_missing');
}

/** A missing object in the URL is a 404; one in a parameter is a 400. */
export function noSuch(kind: string, id: string, param = 'id'): ApiError {
  const status = param === 'id' ? 404 : 400;
  const message = `No such ${kind}: '${id}'`;
  return new ApiError(status, 'invalid_request_error', message, { code: 'resource_missing', param });
}
