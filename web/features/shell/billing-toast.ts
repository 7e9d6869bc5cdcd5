import { type BillingFailure, billingFailureParameter, billingFailures } from '@chalkline/contract/addresses';
import { checkoutFailures, portalFailure } from '@chalkline/domain/billing/checkout-texts';
import { useToldByAddress } from '../../ui/told-by-address.ts';

interface Notice {
  readonly title: string;
  readonly description: string;
}

const descriptions: Readonly<Record<BillingFailure, string>> = {
  checkout: checkoutFailures.form,
  portal: portalFailure,
};

/** What an address says of a checkout or a portal that could not be opened; nothing for any other address. */
export function billingToast(search: string): Notice | undefined {
  const told = new URLSearchParams(search).get(billingFailureParameter);
  const failure = billingFailures.find((known) => known === told);
  return failure && { title: 'Error', description: descriptions[failure] };
}

/** The way to the payment provider leads away from the page: when it fails, the page it comes back to says so. */
export function useBillingToast(): void {
  useToldByAddress(billingFailureParameter, billingToast);
}
