/**
 * When a refused client should try again, in seconds, by the status of the refusal. The end of an outage or of an
 * overload is noticed within a second; rate limits count per minute.
 */
export const retryAfterSeconds: Readonly<Record<number, number | undefined>> = { 503: 2, 429: 60 };
