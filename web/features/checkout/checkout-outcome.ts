import type { CheckoutOutcome } from '@chalkline/contract/billing';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { accountPlanResource, checkoutOutcomeResource } from '../../api/account-resources.ts';
import { useResource } from '../../api/resource.ts';
import { currentUserResource } from '../../api/resources.ts';

/** How often, and how many times, we check whether the payment has arrived. */
const pauseMilliseconds = 1_500;
const mostQuestions = 20;

export type Waiting =
  | { readonly kind: 'waiting' | 'late' | 'missing' }
  | { readonly kind: 'failed'; readonly tryAgain: () => void }
  | { readonly kind: 'unpaid'; readonly plan: CheckoutOutcome['plan'] }
  | ({ readonly kind: 'granted' } & Pick<CheckoutOutcome, 'plan' | 'payment'>);

/** Waits until the paid plan is granted, and updates the whole app. */
export function useCheckoutOutcome(sessionId: string): Waiting {
  const client = useQueryClient();
  const { data, error, refetch } = useResource(checkoutOutcomeResource(sessionId));
  const [questions, setQuestions] = useState(1);
  const state = data?.state;

  useEffect(() => {
    if (state !== 'paid' || questions >= mostQuestions) return;
    const timer = setTimeout(() => {
      setQuestions(questions + 1);
      void refetch();
    }, pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [state, questions, refetch]);

  useEffect(() => {
    if (state !== 'granted') return;
    for (const { key } of [currentUserResource, accountPlanResource]) {
      void client.invalidateQueries({ queryKey: key });
    }
  }, [state, client]);

  if (error)
    return error.status === 404 ? { kind: 'missing' } : { kind: 'failed', tryAgain: () => void refetch() };
  if (!data) return { kind: 'waiting' };
  if (data.state === 'granted') return { kind: 'granted', plan: data.plan, payment: data.payment };
  if (data.state === 'paid') return { kind: questions >= mostQuestions ? 'late' : 'waiting' };
  return { kind: 'unpaid', plan: data.plan };
}
