import { checkoutIntentPath } from '@chalkline/contract/addresses';
import type { Plan } from '@chalkline/contract/billing';
import { defaultReturnPath } from '@chalkline/domain/access/default-return-path';
import { planButton } from '@chalkline/domain/billing/plan-button';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useViewer } from '../../api/viewer.ts';
import { Button, ButtonLink, type ButtonVariant } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './plan-button.module.css';
import { type CheckoutWay, useCheckout } from './use-checkout.ts';

export interface PlanButtonProps {
  readonly plan: Plan;
  readonly way: CheckoutWay;
  readonly variant?: ButtonVariant;
  readonly size?: 'medium' | 'large';
}

/** Buys a plan, or leads to the dashboard if the user already has it. */
export function PlanButton({
  plan,
  way,
  variant = 'outline',
  size = 'medium',
}: PlanButtonProps): ReactElement {
  const { viewer } = useViewer();
  const { isProcessing, failure, begin } = useCheckout(plan, way);
  const { label, leadsTo } = planButton(plan.plan, viewer?.plan ?? null);
  if (leadsTo !== 'checkout') {
    return (
      <Link href={defaultReturnPath} asChild>
        <ButtonLink fullWidth size={size}>
          {label}
        </ButtonLink>
      </Link>
    );
  }
  return (
    <form
      className={styles.place}
      method="post"
      action={checkoutIntentPath}
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      {/* Without scripts the browser sends the form. It has no token, because the page may be cached. */}
      <input type="hidden" name="planSlug" value={plan.slug} />
      <Button type="submit" variant={variant} size={size} fullWidth loading={isProcessing}>
        {isProcessing ? 'Processing' : label}
      </Button>
      <div role="alert">{failure ? <Failure>{failure}</Failure> : null}</div>
    </form>
  );
}

function Failure({ children }: { children: string }): ReactElement {
  return (
    <p className={styles.failure}>
      <Glyph name="alert" size={18} />
      {children}
    </p>
  );
}
