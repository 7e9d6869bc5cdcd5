import type { Plan } from '@chalkline/contract/billing';
import { endedPlanText } from '@chalkline/domain/billing/ended-plan-text';
import type { ReactElement, ReactNode } from 'react';
import { useTimeZone } from '../../api/time-zone.ts';
import { useViewer } from '../../api/viewer.ts';
import { ChalkHeading } from '../../ui/chalk-heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import styles from './paywall.module.css';
import { PlanButton } from './plan-button.tsx';
import { PlanContents } from './plan-contents.tsx';
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

/** Reminds people who had such a plan that it has ended, and that nothing of theirs is lost. */
function PlanEnded({ needsConsulting }: { needsConsulting: boolean }): ReactElement | null {
  const { viewer } = useViewer();
  const timeZone = useTimeZone();
  const ended = viewer?.endedPlan;
  if (!ended || (needsConsulting && ended.plan !== 'Consulting')) return null;
  return (
    <p className="measure">
      {endedPlanText(ended, timeZone)}{' '}
      {needsConsulting
        ? "Your tickets are still here. You'll see them again as soon as you have the plan."
        : "Everything you've done is still here. Choose a plan to pick up where you left off."}
    </p>
  );
}
