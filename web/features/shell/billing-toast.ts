import { type BillingOutcome, billingOutcomeParameter, billingOutcomes } from '@chalkline/contract/addresses';
import { cancelledCheckout, checkoutFailures, portalFailure } from '@chalkline/domain/billing/checkout-texts';
import type { ToastOptions } from '../../ui/toast-store.ts';
import { showUrlMessage } from '../../ui/url-message.ts';

const toasts: Readonly<Record<BillingOutcome, ToastOptions>> = {
  checkout: { title: 'Error', description: checkoutFailures.form },
  portal: { title: 'Error', description: portalFailure },
  cancelled: { ...cancelledCheckout, variant: 'default' },
};

/** Why somebody is back from the payment provider without a change, according to the URL. */
export function billingToast(search: string): ToastOptions | undefined {
  const told = new URLSearchParams(search).get(billingOutcomeParameter);
  const outcome = billingOutcomes.find((known) => known === told);
  return outcome && toasts[outcome];
}

export function showBillingToast(): void {
  showUrlMessage(billingOutcomeParameter, billingToast);
}
