import type { ReactElement } from 'react';
import { useSite } from '../../api/viewer.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ChalkHeading } from '../../ui/chalk-heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import styles from './paywall.module.css';
import type { PlanOffer } from './plan-offers.ts';
import { PlanQuote } from './plan-quote.tsx';

export interface PaywallProps {
  readonly title?: string;
  readonly description?: string;
}

/** Stands in place of what somebody has no plan for: the title of what was asked for, and the quote. */
export function Paywall({ title = 'Unlock Your Learning Journey', description }: PaywallProps): ReactElement {
  return (
    <Stack gap={32} className={styles.paywall}>
      <ChalkHeading>{title}</ChalkHeading>
      {description ? <p className="measure">{description}</p> : null}
      <PlanQuote level={2} action={(offer) => <AskForPlan offer={offer} />} />
    </Stack>
  );
}

function AskForPlan({ offer: { plan, title, stamp } }: { offer: PlanOffer }): ReactElement {
  const { brand, contactEmail } = useSite();
  const subject = encodeURIComponent(`${brand} ${title}`);
  return (
    <ButtonLink
      href={`mailto:${contactEmail}?subject=${subject}`}
      variant={stamp === 'Most Popular' ? 'marker' : 'outline'}
      fullWidth
    >
      Ask for {plan}
    </ButtonLink>
  );
}
