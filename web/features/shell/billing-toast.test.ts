import { expect, it } from 'vitest';
import { billingToast } from './billing-toast.ts';

it("says what couldn't be opened", () => {
  expect(billingToast('?billing=checkout')?.description).toBe(
    'Failed to initiate checkout. Please try again.',
  );
  expect(billingToast('?billing=portal')?.description).toBe(
    "We couldn't open the billing portal. Please try again.",
  );
});

it('says calmly that a cancelled checkout has charged nothing', () => {
  expect(billingToast('?billing=cancelled')).toEqual({
    title: 'Checkout cancelled',
    description: 'Nothing was charged.',
    variant: 'default',
  });
});

it.each(['', '?billing=', '?billing=toString', '?other=checkout'])('says nothing for %j', (search) => {
  expect(billingToast(search)).toBeUndefined();
});
