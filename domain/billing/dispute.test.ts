import { describe, expect, it } from 'vitest';
import { disputeLabel, disputeSentence, disputeStateOf, isMoneyGone } from './dispute.ts';

describe('a dispute', () => {
  it('needs a response, is reviewed, and is won or lost', () => {
    const statuses = ['needs_response', 'under_review', 'won', 'warning_closed', 'lost', 'prevented'];
    expect(statuses.map(disputeStateOf)).toEqual([
      'needs_response',
      'under_review',
      'won',
      'won',
      'lost',
      'lost',
    ]);
  });

  it('starts as an inquiry when the bank only asks: no money has moved', () => {
    const statuses = ['warning_needs_response', 'warning_under_review'];
    expect(statuses.map(disputeStateOf)).toEqual(['inquiry', 'inquiry']);
    expect(isMoneyGone('inquiry')).toBe(false);
    expect(disputeLabel('inquiry')).toBe('Inquiry');
    expect(disputeSentence('inquiry', '2026-11-25T23:59:59.000Z', null)).toBe(
      "The cardholder's bank is asking about this payment. No money has moved. Respond in Stripe by November 25, 2026, or refund it.",
    );
  });

  it('is open when the provider has a new state for it', () => {
    expect(['brand_new', 'constructor'].map(disputeStateOf)).toEqual(['under_review', 'under_review']);
  });

  it('takes the money unless it was won', () => {
    expect((['needs_response', 'under_review', 'lost', 'won', null] as const).map(isMoneyGone)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('is never described as a refund, and names its deadline', () => {
    expect(disputeLabel('needs_response')).toBe('Disputed');
    expect(disputeSentence('needs_response', '2026-11-25T23:59:59.000Z', null)).toBe(
      "The cardholder's bank took the money back. Respond in Stripe by November 25, 2026, or the dispute is lost.",
    );
    expect(disputeSentence('needs_response', '2026-11-25T23:59:59.000Z', 'Asia/Tokyo')).toContain(
      'by November 26, 2026',
    );
    expect(disputeSentence('lost', null, null)).toBe(
      'The bank decided for the cardholder, who keeps the money.',
    );
  });
});
