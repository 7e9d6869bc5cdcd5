import type { Plan } from '@chalkline/contract/billing';
import type { ReactElement, ReactNode } from 'react';
import { ChalkHeading } from '../../ui/chalk-heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import styles from './paywall.module.css';
import { PlanButton } from './plan-button.tsx';
import { PlanContents } from './plan-contents.tsx';
import { PlanEnded } from './plan-ended.tsx';
import { PlanQuote } from './plan-quote.tsx';

export interface PaywallProps {
  readonly title?: string;
  readonly description?: string;
  /** The title of the page behind it. */
  readonly askedFor?: string | undefined;
  /** Whether the page needs the Consulting plan. */
  readonly needsConsulting?: boolean;
  /** The level of its heading: 2 where the page has a title of its own. */
  readonly level?: 1 | 2;
  /** Information that is shown before the plans. */
  readonly children?: ReactNode;
}

/** Shown in place of a page that the user has no plan for: the title of that page, and the plans. */
export function Paywall(props: PaywallProps): ReactElement {
  const { title = 'Unlock Your Learning Journey', description, askedFor, needsConsulting = false } = props;
  const { level = 1, children } = props;
  const isNext = ({ plan, stamp }: Plan) =>
    needsConsulting ? plan === 'Consulting' : stamp === 'Most Popular';
  return (
    <Stack gap={32} className={styles.paywall}>
      {level === 1 ? <ChalkHeading>{title}</ChalkHeading> : <h2>{title}</h2>}
      {askedFor ? <p className={styles.askedFor}>{askedFor}</p> : null}
      <PlanEnded needsConsulting={needsConsulting} />
      {description ? <p className="measure">{description}</p> : null}
      {children}
      {needsConsulting ? null : <PlanContents level={level === 1 ? 2 : 3} />}
      <PlanQuote
        first={needsConsulting ? 'Consulting' : undefined}
        folded={needsConsulting ? undefined : 'Consulting'}
        level={level === 1 ? 2 : 3}
        action={(plan) => (
          <PlanButton
            plan={plan}
            way={plan.plan === 'Consulting' ? 'consulting' : 'session'}
            variant={isNext(plan) ? 'marker' : 'outline'}
          />
        )}
      />
    </Stack>
  );
}
