import { type PaidPlanName, priceLabel, prices } from '@chalkline/domain/billing/prices';
import type { ReactElement } from 'react';
import { useSite } from '../../api/viewer.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ChalkHeading } from '../../ui/chalk-heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import styles from './paywall.module.css';

export interface PaywallProps {
  readonly title?: string;
  readonly description?: string;
}

const stamps: Partial<Record<PaidPlanName, string>> = { Annual: 'Most Popular', Lifetime: 'Best Deal' };

const covers: Readonly<Record<PaidPlanName, string>> = {
  Monthly: 'All courses, prompts and certifications. Renews every month until you cancel.',
  Annual:
    'All courses, prompts and certifications, with priority support. Renews every year until you cancel.',
  Lifetime: 'All courses, prompts and certifications. Paid once, nothing renews.',
  Consulting: 'Everything in Lifetime, and up to 5 tickets a month. Renews every month until you cancel.',
};

/** Stands in place of what somebody has no plan for: a builder's quote. */
export function Paywall({ title = 'Unlock Your Learning Journey', description }: PaywallProps): ReactElement {
  const { contactEmail } = useSite();
  return (
    <Stack gap={32} className={styles.paywall}>
      <ChalkHeading>{title}</ChalkHeading>
      {description ? <p className="measure">{description}</p> : null}
      <ul className={styles.quote}>
        {(Object.keys(prices) as PaidPlanName[]).map((plan) => (
          <QuoteLine key={plan} plan={plan} />
        ))}
      </ul>
      <ButtonLink href={`mailto:${contactEmail}`}>Ask about a plan</ButtonLink>
    </Stack>
  );
}

function QuoteLine({ plan }: { plan: PaidPlanName }): ReactElement {
  const stamp = stamps[plan];
  return (
    <li className={styles.line}>
      <h2 className={styles.plan}>{plan === 'Consulting' ? 'Consulting Add-On' : plan}</h2>
      <p className={styles.covers}>{covers[plan]}</p>
      {stamp ? <Badge tone="marker">{stamp}</Badge> : null}
      <p className={styles.price}>{priceLabel(prices[plan])}</p>
    </li>
  );
}
