import { describe, expect, it } from 'vitest';
import { readCard } from './card-numbers.ts';

const now = new Date('2026-03-31T12:00:00Z');
const good = { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' };

describe('a card', () => {
  it('is accepted with the working number, spaced or not', () => {
    const card = { last4: '4242', expiryMonth: 12, expiryYear: 2034, failsLater: false };
    expect(readCard(good, now)).toEqual({ card });
    expect(readCard({ ...good, number: '4242-4242-4242-4242', expiry: '12 / 2034' }, now)).toEqual({ card });
  });

  it('is accepted with the number that fails later', () => {
    expect(readCard({ ...good, number: '4000 0000 0000 0341' }, now)).toMatchObject({
      card: { last4: '0341', failsLater: true },
    });
  });

  it.each([
    [{ number: '4000 0000 0000 0002' }, { number: 'Your card was declined.' }],
    [{ number: '4111 1111 1111 1111' }, { number: 'Your card number is invalid.' }],
    [{ number: '4242 4242' }, { number: 'Your card number is incomplete.' }],
    [{ number: 'abcd' }, { number: 'Your card number is invalid.' }],
    [{ expiry: '02/26' }, { expiry: "Your card's expiration date is in the past." }],
    [{ expiry: '13/30' }, { expiry: "Your card's expiration date is incomplete." }],
    [{ expiry: '' }, { expiry: "Your card's expiration date is incomplete." }],
    [{ cvc: '12' }, { cvc: "Your card's security code is incomplete." }],
  ])('is refused with %o', (wrong, mistakes) => {
    expect(readCard({ ...good, ...wrong }, now)).toEqual({ mistakes });
  });

  it('is valid to the end of its month', () => {
    expect(readCard({ ...good, expiry: '03/26' }, now)).toHaveProperty('card');
  });
});
