import { guaranteeDays } from '@chalkline/domain/billing/guarantee';
import { priceLabel } from '@chalkline/domain/billing/prices';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useResource } from '../../api/resource.ts';
import { plansResource } from '../../api/resources.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './pricing-strip.module.css';

/** The memberships in one row, with a link to everything about them. */
export function PricingStrip(): ReactElement {
  const { data: plans = [] } = useResource(plansResource);
  return (
    <div className={styles.strip}>
      <dl className={styles.plans}>
        {plans
          .filter(({ plan }) => plan !== 'Consulting')
          .map((plan) => (
            <div key={plan.plan}>
              <dt className={styles.name}>{plan.title}</dt>
              <dd className={styles.price}>{priceLabel(plan)}</dd>
            </div>
          ))}
      </dl>
      <div className={styles.next}>
        <p>{guaranteeDays}-day money-back guarantee. Cancel anytime.</p>
        <Link href="/pricing" asChild>
          <ButtonLink>Compare the plans</ButtonLink>
        </Link>
      </div>
    </div>
  );
}
