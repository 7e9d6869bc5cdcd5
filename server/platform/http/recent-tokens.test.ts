import { describe, expect, it } from 'vitest';
import { RecentTokens } from './recent-tokens.ts';

const minute = 60_000;
let created = 0;
const create = () => `token ${++created}`;

describe('recent form tokens', () => {
  it('give a browser the same token for an hour', () => {
    const tokens = new RecentTokens();
    const first = tokens.get('Ada', create, minute * 100);
    expect(tokens.get('Ada', create, minute * 159)).toBe(first);
    expect(tokens.get('Ada', create, minute * 160)).not.toBe(first);
  });

  it('give each browser its own token', () => {
    const tokens = new RecentTokens();
    expect(tokens.get('Ada', create, 0)).not.toBe(tokens.get('Bob', create, 0));
  });

  it('forget the oldest one when there are too many', () => {
    const tokens = new RecentTokens();
    const first = tokens.get('Ada', create, 0);
    const second = tokens.get('Bob', create, 0);
    for (let count = 2; count <= 5_000; count += 1) tokens.get(`Visitor ${count}`, create, 0);
    expect(tokens.get('Bob', create, 0)).toBe(second);
    expect(tokens.get('Ada', create, 0)).not.toBe(first);
  });
});
