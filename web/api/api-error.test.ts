import { expect, it } from 'vitest';
import { ApiError, errorFrom } from './api-error.ts';

it('has the status, a colon and a space, then the body as its message', async () => {
  const error = await errorFrom(new Response('no such thing', { status: 404, statusText: 'Not Found' }));
  expect(error.message).toBe('404: no such thing');
});

it('takes the status text when the body is empty', async () => {
  const error = await errorFrom(new Response('', { status: 502, statusText: 'Bad Gateway' }));
  expect(error.message).toBe('502: Bad Gateway');
});

it('contains the refusal in the body', () => {
  const body = { code: 'plan_required', message: "Your plan doesn't include this." };
  expect(new ApiError(403, JSON.stringify(body)).refusal).toEqual(body);
  expect(new ApiError(500, '<html>').refusal).toBeUndefined();
});
