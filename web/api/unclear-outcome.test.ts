import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { changeFailure } from './unclear-outcome.ts';

const refused = (status: number, code: string, message: string) =>
  new ApiError(status, JSON.stringify({ code, message }));

it('says why something was refused', () => {
  expect(changeFailure(refused(409, 'conflict', 'It was refunded already.'), 'the member')).toBe(
    'It was refunded already.',
  );
});

it.each([
  ['a server error', refused(500, 'internal', 'Something went wrong.')],
  ['a provider that does not answer', refused(503, 'unavailable', 'Payments do not answer.')],
  ['a proxy that gave up', new ApiError(504, 'Gateway Timeout')],
  ['a line that broke', new TypeError('Failed to fetch') as ApiError],
])('does not say that nothing has changed after %s', (_, error) => {
  expect(changeFailure(error, 'the team')).toMatch(
    /We don't know whether this went through\. Check the team before you try again/,
  );
});
