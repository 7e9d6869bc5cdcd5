import { expect, it } from 'vitest';
import { foundText } from './found-count.tsx';

const members = { one: 'member', many: 'members', none: 'Nobody found' };

it.each([
  [0, false, 'Nobody found'],
  [1, false, '1 member shown'],
  [12, false, '12 members shown'],
  [50, true, 'The first 50 members shown'],
])('says of %i found: %s', (count, hasMore, text) => {
  expect(foundText(count, hasMore, members)).toBe(text);
});
