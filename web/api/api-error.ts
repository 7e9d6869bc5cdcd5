import type { RefusalBody } from '@chalkline/contract/refusals';

/** A reply that was not OK. Its message is the status, a colon and a space, then the body's text. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly refusal: RefusalBody | undefined;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
    this.refusal = refusalIn(text);
  }
}

export async function errorFrom(response: Response): Promise<ApiError> {
  const text = await response.text();
  return new ApiError(response.status, text || response.statusText);
}

function refusalIn(text: string): RefusalBody | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return isRefusal(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

function isRefusal(body: unknown): body is RefusalBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}
