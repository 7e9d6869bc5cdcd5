import { describe, expect, it } from 'vitest';
import type { Viewer } from '../access/decide-access.ts';
import { findProductPages } from './product-pages.ts';

const withPlan = (plan: string | null): Viewer => ({ plan, isFounder: false, role: null });
const addresses = (viewer: Viewer | null, ...words: string[]) =>
  findProductPages(viewer, words).map(({ address }) => address);

describe('the pages of the product', () => {
  it('are found by what somebody wants to do there', () => {
    for (const word of ['refund', 'invoice', 'cancelling', 'unsubscribe', 'password']) {
      expect(addresses(withPlan('Monthly'), word), word).toEqual(['/account']);
    }
    expect(addresses(null, 'price')).toEqual(['/pricing']);
    expect(addresses(withPlan('Monthly'), 'cancel', 'subscription')).toEqual(['/account']);
    expect(addresses(withPlan('Monthly'), 'cancel', 'giraffe')).toEqual([]);
    expect(addresses(withPlan('Monthly'))).toEqual([]);
  });

  it.each([
    ['a visitor', null, '/replit-consulting'],
    ['a learner', withPlan('Monthly'), '/replit-consulting'],
    ['a member of Consulting', withPlan('Consulting'), '/consulting'],
  ])('are where %s can use them', (_, viewer, consulting) => {
    expect(addresses(viewer, 'consulting')).toEqual([consulting]);
  });

  it('are not found by people who cannot use them', () => {
    expect(addresses(null, 'account')).toEqual([]);
    expect(addresses(withPlan(null), 'dashboard')).toEqual([]);
  });
});
