import type { Plan } from '@chalkline/contract/billing';
import { checkoutFailures, consultingCheckoutStarts } from '@chalkline/domain/billing/checkout-texts';
import { useEffect, useState } from 'react';
import { toast } from '../../ui/toast-store.ts';
import { CheckoutError, goToCheckoutSession, postCheckoutIntent } from './begin-checkout.ts';

/**
 * How a checkout starts: by a request inside the app, by a form on public pages, or with toasts for Consulting.
 */
export type CheckoutWay = 'session' | 'form' | 'consulting';

export interface Checkout {
  readonly isProcessing: boolean;
  /** The error, shown next to the button. */
  readonly failure: string | undefined;
  begin(): Promise<void>;
}

export function useCheckout(plan: Plan, way: CheckoutWay): Checkout {
  const [isProcessing, setProcessing] = useState(false);
  const [failure, setFailure] = useState<string>();
  useReturn(() => setProcessing(false));

  const begin = async () => {
    setProcessing(true);
    setFailure(undefined);
    try {
      if (way === 'consulting') toast(consultingCheckoutStarts);
      await (way === 'form' ? postCheckoutIntent(plan) : goToCheckoutSession(plan));
    } catch (error) {
      setProcessing(false);
      const refusal = error instanceof CheckoutError ? error.refusal : undefined;
      if (way === 'consulting') {
        toast({ title: 'Error', description: refusal ?? checkoutFailures.form, variant: 'destructive' });
      } else {
        setFailure(refusal ?? checkoutFailures[way]);
      }
    }
  };
  return { isProcessing, failure, begin };
}

/**
 * When the user comes back from the checkout, the browser may show the page as it was left, with a busy button.
 */
function useReturn(reset: () => void): void {
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset();
    };
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  });
}
