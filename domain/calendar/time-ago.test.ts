import { expect, it } from 'vitest';
import { timeAgo } from './time-ago.ts';

it.each([
  [-5, 'just now'],
  [59, 'just now'],
  [60, '1 minute ago'],
  [3 * 60 + 20, '3 minutes ago'],
  [60 * 60, '1 hour ago'],
  [47 * 60 * 60, '47 hours ago'],
  [50 * 60 * 60, '2 days ago'],
])('%d seconds ago is "%s"', (seconds, text) => {
  const now = new Date('2026-11-17T12:00:00Z');
  expect(timeAgo(new Date(now.getTime() - seconds * 1_000), now)).toBe(text);
});
