import { type BillingFailure, billingFailureParameter, billingFailures } from '@chalkline/contract/addresses';
import { checkoutFailures, portalFailure } from '@chalkline/domain/billing/checkout-texts';
import { useUrlMessage } from '../../ui/url-message.ts';

interface ToastText {
  readonly title: string;
  readonly description: string;
}

const descriptions: Readonly<Record<BillingFailure, string>> = {
  checkout: checkoutFailures.form,
  portal: portalFailure,
};

/** Why a checkout or portal couldn't be opened, according to the URL; undefined for any other URL. */
export function billingToast(search: string): ToastText | undefined {
  const told = new URLSearchParams(search).get(billingFailureParameter);
  const failure = billingFailures.find((known) => known === told);
  return failure && { title: 'Error', description: descriptions[failure] };
}

/** Opening the payment provider leaves the page. If that fails, the page that the user returns to says so. */
export function useBillingToast(): void {
  useUrlMessage(billingFailureParameter, billingToast);
}
