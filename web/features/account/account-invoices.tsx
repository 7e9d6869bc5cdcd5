import { billingPortalPath } from '@chalkline/contract/addresses';
import type { Invoices } from '@chalkline/contract/invoices';
import { dollarsOf } from '@chalkline/domain/billing/prices';
import { type ReactElement, useState } from 'react';
import { invoicesResource } from '../../api/account-resources.ts';
import { Day } from '../../api/day.tsx';
import { useResource } from '../../api/resource.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import styles from './account-invoices.module.css';

/** The invoices, read from the payment provider when they are opened. Without scripts, the portal has them. */
export function AccountInvoices(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.invoices} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>Invoices</summary>
      {isOpen ? <InvoiceList /> : null}
      <p>
        <a href={billingPortalPath}>All invoices in the billing portal</a>
      </p>
    </details>
  );
}

const stateLabels: Readonly<Record<Invoices[number]['state'], string>> = {
  paid: 'Paid',
  open: 'Not paid yet',
  void: 'Cancelled',
};

function InvoiceList(): ReactElement {
  const { data: invoices, error, isFetching, refetch } = useResource(invoicesResource);
  if (error) {
    return (
      <ErrorState
        title="We couldn't load your invoices"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!invoices) return <SkeletonText lines={3} />;
  if (invoices.length === 0) return <p>You have no invoices yet.</p>;
  return (
    <ul className={styles.list}>
      {invoices.map(({ id, number, createdAt, amountInCents, state, url }) => (
        <li key={id} className={styles.invoice}>
          <Day at={createdAt} />
          <span>
            {dollarsOf(amountInCents)}, {stateLabels[state]}
          </span>
          {url ? (
            <a href={url} target="_blank" rel="noreferrer">
              View<span className="visually-hidden"> invoice {number} in a new tab</span>
            </a>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
