import type { Plan } from '@chalkline/contract/billing';
import { guaranteeDays } from '@chalkline/domain/billing/guarantee';
import { type PlanAmounts, planReasons } from '@chalkline/domain/billing/plan-comparison';
import { priceLabel } from '@chalkline/domain/billing/prices';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { useResource } from '../../api/resource.ts';
import { plansResource } from '../../api/resources.ts';
import { useViewer } from '../../api/viewer.ts';
import { Badge } from '../../ui/badge.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import styles from './plan-quote.module.css';

export interface PlanQuoteProps {
  /** The level of the plans' headings. */
  readonly level: 2 | 3;
  /** The plan to show first; the others follow in their order. */
  readonly first?: Plan['plan'] | undefined;
  /** This plan shows only its name and price until it is opened. */
  readonly folded?: Plan['plan'] | undefined;
  /** Renders the button of a plan. */
  action(plan: Plan): ReactNode;
}

/** The plans as a quote: one line each, with the terms next to the button. */
export function PlanQuote({ level, first, folded, action }: PlanQuoteProps): ReactElement {
  const { data: plans, error, isFetching, refetch } = useResource(plansResource);
  if (error) {
    return (
      <ErrorState title="We couldn't load the plans" onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  if (!plans) return <PlanQuoteSkeleton />;
  const amounts: PlanAmounts = Object.fromEntries(plans.map(({ plan, amount }) => [plan, amount]));
  return (
    <div className={styles.quote}>
      <ul className={styles.lines}>
        {withFirst(plans, first).map((plan) => (
          <li key={plan.plan} className={styles.item}>
            <MaybeFolded plan={plan} isFolded={plan.plan === folded}>
              <QuoteLine plan={plan} reasons={planReasons(plan.plan, amounts)} level={level}>
                {action(plan)}
              </QuoteLine>
            </MaybeFolded>
          </li>
        ))}
      </ul>
      <p className={styles.foot}>
        All membership plans include a {guaranteeDays}-day money-back guarantee. Cancel anytime; you keep
        access until the end of the period you've paid for. Prices in US dollars.{' '}
        <Link href="/replit-consulting">See what Consulting includes</Link>
      </p>
    </div>
  );
}

function withFirst(plans: readonly Plan[], first: Plan['plan'] | undefined): Plan[] {
  return plans.toSorted((left, right) => Number(right.plan === first) - Number(left.plan === first));
}

interface MaybeFoldedProps {
  readonly plan: Plan;
  readonly isFolded: boolean;
  readonly children: ReactNode;
}

/** Uses the browser's own disclosure element, so it also opens without scripts. */
function MaybeFolded({ plan, isFolded, children }: MaybeFoldedProps): ReactNode {
  if (!isFolded) return children;
  return (
    <details>
      <summary className={styles.summary}>
        Need help with your own project? {plan.title}, {priceLabel(plan)}
      </summary>
      {children}
    </details>
  );
}

interface QuoteLineProps {
  readonly plan: Plan;
  /** What sets the plan apart from the others. */
  readonly reasons: readonly string[];
  readonly level: 2 | 3;
  readonly children: ReactNode;
}

function QuoteLine({ plan, reasons, level, children }: QuoteLineProps): ReactElement {
  const { title, covers, terms } = plan;
  const Level = `h${level}` as const;
  return (
    <div className={styles.line}>
      <div className={styles.plan}>
        <Level>{title}</Level>
        <Stamp plan={plan} />
      </div>
      <p className={styles.price}>{priceLabel(plan)}</p>
      <div className={styles.covers}>
        <p>{covers}</p>
        {reasons.map((reason) => (
          <p key={reason} className={styles.reason}>
            {reason}
          </p>
        ))}
      </div>
      <div className={styles.action}>{children}</div>
      <p className={styles.terms}>
        {terms.map((term) => (
          <span key={term}>{term} </span>
        ))}
      </p>
    </div>
  );
}

/** Nobody needs to be told that their own plan is popular. */
function Stamp({ plan: { plan, stamp } }: { plan: Plan }): ReactElement | null {
  const { viewer } = useViewer();
  if (viewer?.plan === plan) return <Badge tone="success">Your plan</Badge>;
  return stamp ? <Badge className={styles.stamp}>{stamp}</Badge> : null;
}

function PlanQuoteSkeleton(): ReactElement {
  return (
    <SkeletonGroup label="Loading plans" className={styles.quote ?? ''}>
      {['1', '2', '3', '4'].map((key) => (
        <Skeleton key={key} shape="block" height="112px" />
      ))}
    </SkeletonGroup>
  );
}
