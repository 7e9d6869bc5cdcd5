import { declinedMessage } from '../objects/charge.ts';
import type { CardDetails } from '../objects/payment-method.ts';

/** The typed fields. */
export interface CardForm {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

export interface AcceptedCard extends CardDetails {
  readonly failsLater: boolean;
}

export type CardMistakes = { readonly [Name in keyof CardForm]?: string };
export type CardAnswer = { readonly card: AcceptedCard } | { readonly mistakes: CardMistakes };

const numbers = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  failsLater: '4000000000000341',
} as const;

const knownNumbers: readonly string[] = Object.values(numbers);

/** Checks a card like a bank: three numbers exist, all others are invalid. */
export function readCard(form: CardForm, now: Date): CardAnswer {
  const number = form.number.replace(/[\s-]/g, '');
  const expiry = readExpiry(form.expiry);
  const mistakes: CardMistakes = {
    ...mistakeIf('number', numberMistake(number)),
    ...mistakeIf(
      'expiry',
      expiry ? expiredMistake(expiry, now) : "Your card's expiration date is incomplete.",
    ),
    ...mistakeIf(
      'cvc',
      /^\d{3,4}$/.test(form.cvc.trim()) ? undefined : "Your card's security code is incomplete.",
    ),
  };
  if (Object.keys(mistakes).length > 0 || !expiry) return { mistakes };
  if (number === numbers.declined) return { mistakes: { number: declinedMessage } };
  return { card: { ...expiry, last4: number.slice(-4), failsLater: number === numbers.failsLater } };
}

function numberMistake(number: string): string | undefined {
  if (!/^\d*$/.test(number)) return 'Your card number is invalid.';
  if (number.length < 13) return 'Your card number is incomplete.';
  return knownNumbers.includes(number) ? undefined : 'Your card number is invalid.';
}

interface Expiry {
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

function readExpiry(text: string): Expiry | undefined {
  const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*((?:20)?\d{2})\s*$/.exec(text) ?? [];
  const expiryMonth = Number(month);
  if (!year || expiryMonth < 1 || expiryMonth > 12) return undefined;
  return { expiryMonth, expiryYear: 2000 + (Number(year) % 100) };
}

/** A card is valid to the end of its month. */
function expiredMistake({ expiryMonth, expiryYear }: Expiry, now: Date): string | undefined {
  const isOver = Date.UTC(expiryYear, expiryMonth, 1) <= now.getTime();
  return isOver ? "Your card's expiration date is in the past." : undefined;
}

function mistakeIf(name: keyof CardForm, mistake: string | undefined): CardMistakes {
  return mistake === undefined ? {} : { [name]: mistake };
}
