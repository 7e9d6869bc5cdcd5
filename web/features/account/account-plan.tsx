import { billingPortalPath } from '@chalkline/contract/addresses';
import type { AccountPlan as AccountPlanFacts } from '@chalkline/contract/billing';
import type { CurrentUser } from '@chalkline/contract/people';
import { isShownByRole, staffStatus } from '@chalkline/domain/access/staff-status';
import { endedPlanText } from '@chalkline/domain/billing/ended-plan-text';
import { planStatus } from '@chalkline/domain/billing/plan-status';
import { planLabel } from '@chalkline/domain/billing/plans';
import { priceLabel, prices } from '@chalkline/domain/billing/prices';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { accountPlanResource } from '../../api/account-resources.ts';
import { useResource } from '../../api/resource.ts';
import { useTimeZone } from '../../api/time-zone.ts';
import { useViewer } from '../../api/viewer.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { AccountInvoices } from './account-invoices.tsx';
import styles from './account-plan.module.css';

/** The plan, whether it renews, and where to change it. Cancelling is as easy as buying. */
export function AccountPlan(): ReactElement {
  const { data: plan, error, isFetching, refetch } = useResource(accountPlanResource);
  return (
    <Card as="section" aria-labelledby="plan-title" className={styles.plan}>
      <h2 id="plan-title" className={styles.title}>
        Plan
      </h2>
      {error ? (
        <ErrorState title="We couldn't load your plan" onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {!plan && !error ? <SkeletonText lines={3} /> : null}
      {plan ? <PlanFacts plan={plan} /> : null}
    </Card>
  );
}

function AlsoHeld({ plans }: { plans: AccountPlanFacts['alsoHeld'] }): ReactElement | null {
  const timeZone = useTimeZone();
  if (plans.length === 0) return null;
  return (
    <>
      <p>You also have:</p>
      <ul className={styles.others}>
        {plans.map((other) => (
          <li key={`${other.plan} ${other.isComplimentary}`}>
            <strong>{planLabel(other.plan)}.</strong> {planStatus(other, timeZone)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** For people whose plan has ended and who have no other. */
function endedStatus(
  { plan }: AccountPlanFacts,
  viewer: CurrentUser | null,
  timeZone: string | null,
): string | undefined {
  if (plan !== 'Free' || !viewer?.endedPlan) return undefined;
  return `${endedPlanText(viewer.endedPlan, timeZone)} Choose a plan to pick up where you left off.`;
}

function PlanFacts({ plan }: { plan: AccountPlanFacts }): ReactElement {
  const { viewer } = useViewer();
  const timeZone = useTimeZone();
  const staff = viewer && isShownByRole(plan.plan, viewer.role) ? staffStatus(viewer) : undefined;
  return (
    <>
      <p className={styles.name}>{staff?.name ?? planLabel(plan.plan)}</p>
      {plan.plan !== 'Free' && !plan.isComplimentary ? (
        <p className={styles.price}>{priceLabel(prices[plan.plan])}</p>
      ) : null}
      <p>{staff?.sentence ?? endedStatus(plan, viewer, timeZone) ?? planStatus(plan, timeZone)}</p>
      <AlsoHeld plans={plan.alsoHeld} />
      {plan.isPaymentOwed ? (
        <p className={styles.owed}>
          <Glyph name="alert" size={20} />
          Your last payment didn't go through. Update your card to keep your access.
        </p>
      ) : null}
      <div className={styles.ways}>
        {plan.hasBillingPortal && plan.plan !== 'Free' ? (
          <ButtonLink
            href={billingPortalPath}
            variant={plan.isPaymentOwed ? 'marker' : 'outline'}
            icon={<Glyph name="card" size={20} />}
          >
            Manage plan
          </ButtonLink>
        ) : null}
        {plan.plan === 'Free' && !staff ? <Link href="/dashboard">See the plans</Link> : null}
      </div>
      {plan.hasBillingPortal ? <AccountInvoices /> : null}
    </>
  );
}
