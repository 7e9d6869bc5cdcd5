import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useSite, useViewer } from '../../api/viewer.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ChalkHeading } from '../../ui/chalk-heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import styles from './paywall.module.css';
import type { PlanOffer } from './plan-offers.ts';
import { PlanQuote } from './plan-quote.tsx';

export interface PaywallProps {
  readonly title?: string;
  readonly description?: string;
  /** What stands behind it, by its title. */
  readonly askedFor?: string | undefined;
  /** Whether only the Consulting plan opens it. */
  readonly needsConsulting?: boolean;
}

/** Stands in place of what somebody has no plan for: the title of what was asked for, and the quote. */
export function Paywall(props: PaywallProps): ReactElement {
  const { title = 'Unlock Your Learning Journey', description, askedFor, needsConsulting = false } = props;
  const isNext = ({ plan, stamp }: PlanOffer) =>
    needsConsulting ? plan === 'Consulting' : stamp === 'Most Popular';
  return (
    <Stack gap={32} className={styles.paywall}>
      <ChalkHeading>{title}</ChalkHeading>
      {askedFor ? <p className={styles.askedFor}>{askedFor}</p> : null}
      {description ? <p className="measure">{description}</p> : null}
      <PlanQuote level={2} action={(offer) => <PlanAction offer={offer} isNext={isNext(offer)} />} />
    </Stack>
  );
}

function PlanAction({ offer, isNext }: { offer: PlanOffer; isNext: boolean }): ReactElement {
  const { viewer } = useViewer();
  if (viewer?.plan === offer.plan) {
    return (
      <Link href="/dashboard" asChild>
        <ButtonLink fullWidth>Go to Dashboard</ButtonLink>
      </Link>
    );
  }
  return <AskForPlan offer={offer} isNext={isNext} />;
}

function AskForPlan({ offer: { plan, title }, isNext }: { offer: PlanOffer; isNext: boolean }): ReactElement {
  const { brand, contactEmail } = useSite();
  const subject = encodeURIComponent(`${brand} ${title}`);
  return (
    <ButtonLink
      href={`mailto:${contactEmail}?subject=${subject}`}
      variant={isNext ? 'marker' : 'outline'}
      fullWidth
    >
      Ask for {plan}
    </ButtonLink>
  );
}
