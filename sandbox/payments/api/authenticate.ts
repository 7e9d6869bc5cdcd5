import { createHash, timingSafeEqual } from 'node:crypto';
import { ApiError } from './api-error.ts';

/** Accepts requests with the secret key, as a bearer token or as the user of basic authentication. */
export function authenticate(header: string | undefined, secretKey: string): void {
  const key = keyFrom(header ?? '');
  if (key === '') {
    throw unauthorized(
      'You did not provide an API key. You need to provide your API key in the Authorization header, ' +
        "using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (!timingSafeEqual(digest(key), digest(secretKey)))
    throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(12)}${key.slice(-4)}`);
}

function keyFrom(header: string): string {
  const [scheme = '', value = ''] = header.split(' ', 2);
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return '';
  return Buffer.from(value, 'base64').toString('utf8').replace(/:.*$/s, '');
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function unauthorized(message: string): ApiError {
  return new ApiError(401, 'invalid_request_error', message);
}
