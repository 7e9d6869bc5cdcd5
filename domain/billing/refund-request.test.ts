import { describe, expect, it } from 'vitest';
import type { PaidOnce } from './refund.ts';
import {
  decideRefundRequest,
  declineMessage,
  guaranteeMoment,
  refundRequestStatus,
} from './refund-request.ts';

const now = new Date('2026-03-30T12:00:00Z');
const annual: PaidOnce = {
  plan: 'Annual',
  amountInCents: 29_900,
  paidAt: new Date('2026-03-20T12:00:00Z'),
  refundedAt: null,
  disputeState: null,
};

describe('asking for a refund', () => {
  it('is possible while the refund is, with the amount and the last moment', () => {
    expect(decideRefundRequest('Annual', [annual], [], now)).toEqual({
      amountInCents: 29_900,
      until: new Date('2026-04-19T12:00:00Z'),
    });
    expect(decideRefundRequest('Monthly', [annual], [], now).refusal?.code).toBe('nothing_paid');
    const late = { ...annual, paidAt: new Date('2026-02-20T12:00:00Z') };
    expect(decideRefundRequest('Annual', [late], [], now).refusal?.code).toBe('too_late');
  });

  it('is refused while a request for the plan waits, and after one was declined', () => {
    const after = (outcome: 'refunded' | 'declined' | null, plan: 'Annual' | 'Monthly' = 'Annual') =>
      decideRefundRequest('Annual', [annual], [{ plan, outcome }], now).refusal?.code;
    expect([after(null), after('declined')]).toEqual(['waiting', 'declined']);
    expect([after('refunded'), after(null, 'Monthly')]).toEqual([undefined, undefined]);
  });
});

describe('a refund request', () => {
  it('keeps the guarantee open from the day it was made until it is answered', () => {
    const requestedAt = new Date('2026-03-19T12:00:00Z');
    const after = (outcome: 'refunded' | 'declined' | null, plan: 'Annual' | 'Monthly' = 'Annual') =>
      guaranteeMoment('Annual', [{ plan, outcome, requestedAt }], now);
    expect(after(null)).toEqual(requestedAt);
    expect([after('declined'), after('refunded'), after(null, 'Monthly')]).toEqual([now, now, now]);
  });

  it('is declined with a message', () => {
    expect(declineMessage('  You used it for a year.  ')).toEqual({ message: 'You used it for a year.' });
    expect(declineMessage('   ').refusal).toMatchObject({ code: 'invalid', field: 'message' });
  });

  it('says that it was received, and that it was declined', () => {
    const requestedAt = '2026-11-16T09:00:00.000Z';
    const asked = 'You asked for a refund of your Annual plan on November 16, 2026.';
    expect(refundRequestStatus({ plan: 'Annual', requestedAt, outcome: null }, null)).toBe(
      `${asked} We'll answer by email, usually within 1-2 working days. Until then, you keep the plan.`,
    );
    expect(refundRequestStatus({ plan: 'Annual', requestedAt, outcome: 'declined' }, null)).toBe(
      `${asked} We couldn't refund it.`,
    );
    expect(
      refundRequestStatus(
        { plan: 'Annual', requestedAt: '2026-11-16T20:00:00.000Z', outcome: 'declined' },
        'Asia/Tokyo',
      ),
    ).toContain('on November 17, 2026.');
  });
});
