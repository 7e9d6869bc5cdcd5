import { billingOutcomeParameter } from '@chalkline/contract/addresses';
import { useEffect } from 'react';
import { loadCodePatiently } from '../../ui/load-code.ts';

const load = async () => (await import('./billing-toast.ts')).showBillingToast;

/**
 * Opening the payment provider leaves the page. If nothing came of it, the page that the user returns to says so. Its
 * code is loaded only then.
 */
export function useBillingToast(): void {
  useEffect(() => {
    if (new URLSearchParams(window.location.search).has(billingOutcomeParameter))
      void loadCodePatiently(load).then((show) => show());
  }, []);
}
