import { guaranteeFact, type PlanPayment, purchaseFacts } from '@chalkline/domain/billing/purchase-facts';
import type { ReactElement } from 'react';
import { useTimeZone } from '../../api/time-zone.ts';
import { Card } from '../../ui/card.tsx';
import { EmailAddress } from '../../ui/email-address.tsx';
import styles from './purchase-summary.module.css';

interface PurchaseSummaryProps {
  readonly payment: PlanPayment;
  /** What the plan includes. */
  readonly covers: string | undefined;
  /** Where the receipt was sent. */
  readonly email: string;
}

/** What was bought, as on a receipt: the payment, the next charge and the guarantee. */
export function PurchaseSummary({ payment, covers, email }: PurchaseSummaryProps): ReactElement {
  const timeZone = useTimeZone();
  const facts = [...purchaseFacts(payment, timeZone), ...[guaranteeFact(payment, timeZone) ?? []].flat()];
  return (
    <Card as="section" aria-labelledby="purchase-title" className={styles.summary}>
      <h2 id="purchase-title" className={styles.title}>
        Your purchase
      </h2>
      {covers ? <p>{covers}</p> : null}
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.receipt}>
        We've emailed your receipt to <EmailAddress>{`${email}.`}</EmailAddress> You'll also find it on your
        account page, where you can cancel at any time.
      </p>
    </Card>
  );
}
