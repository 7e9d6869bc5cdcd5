import { expect, it } from 'vitest';
import { addressPattern } from './address-text.ts';

/** As browsers match the pattern of a field. */
const matches = (text: string) => new RegExp(`^(?:${addressPattern})$`, 'u').test(text);

it.each(['name@example.com', 'jane.doe+shop@mail.example.co.uk', ' name@example.com '])(
  'accepts %j',
  (address) => {
    expect(matches(address)).toBe(true);
  },
);

it.each(['bob@nowhere', 'jane.doe@gmail', 'name', 'a b@example.com'])(
  'notices that %j is incomplete',
  (address) => {
    expect(matches(address)).toBe(false);
  },
);
