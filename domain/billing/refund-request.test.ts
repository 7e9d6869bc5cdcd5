import { describe, expect, it } from 'vitest';
import { declineMessage, refundRequestStatus } from './refund-request.ts';

describe('a refund request', () => {
  it('is declined with a message', () => {
    expect(declineMessage('  You used it for a year.  ')).toEqual({ message: 'You used it for a year.' });
    expect(declineMessage('   ').refusal).toMatchObject({ code: 'invalid', field: 'message' });
  });

  it('says that it was received, and that it was declined', () => {
    const requestedAt = '2026-11-16T09:00:00.000Z';
    expect(refundRequestStatus({ requestedAt, outcome: null })).toMatch(
      /^You asked for a refund on November 16, 2026\./,
    );
    expect(refundRequestStatus({ requestedAt, outcome: 'declined' })).toBe(
      "We couldn't refund the plan that you asked about on November 16, 2026.",
    );
  });
});
