import type { HeldPlan } from '@chalkline/contract/members';
import { isShownByRole } from '@chalkline/domain/access/staff-status';
import { grantEndLabel } from '@chalkline/domain/billing/grant-end-label';
import { owedInFull } from '@chalkline/domain/billing/owed-renewal';
import { type ReactElement, useState } from 'react';
import { Day } from '../../../api/day.tsx';
import { useTimeZone } from '../../../api/time-zone.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Glyph } from '../../../ui/glyphs.tsx';
import { LazyEndPlanDialog, LazyGrantDialog } from './lazy-dialogs.ts';
import type { MemberProps } from './member-change.ts';
import { Row, Rows, Section } from './section.tsx';

const kinds: Readonly<Record<HeldPlan['kind'], string>> = {
  subscription: 'Subscription',
  purchase: 'Bought once',
  complimentary: 'Complimentary',
  other: 'Given at the start',
};

/** The member's current and past plans, and a button to give one. */
export function MemberPlans({ member }: MemberProps): ReactElement {
  const [isGiving, setGiving] = useState(false);
  return (
    <Section
      title="Plans"
      empty={member.plans.length === 0 ? noPlans(member) : undefined}
      action={
        <Button
          size="small"
          icon={<Glyph name="plus" size={20} />}
          aria-haspopup="dialog"
          onClick={() => setGiving(true)}
        >
          Give a plan
        </Button>
      }
    >
      <Rows>
        {member.plans.map((plan) => (
          <PlanRow key={plan.id} member={member} plan={plan} />
        ))}
      </Rows>
      {isGiving ? <LazyGrantDialog member={member} onClose={() => setGiving(false)} /> : null}
    </Section>
  );
}

function noPlans({ plan, role }: MemberProps['member']): string {
  const none = 'No purchases or complimentary plans yet.';
  return isShownByRole(plan, role) ? none : `On the Free plan. ${none}`;
}

function PlanRow({ member, plan }: MemberProps & { plan: HeldPlan }): ReactElement {
  const [isEnding, setEnding] = useState(false);
  const timeZone = useTimeZone();
  const canEnd = plan.kind === 'complimentary' && plan.holds;
  return (
    <Row
      title={plan.plan}
      badges={
        <>
          <Badge>{kinds[plan.kind]}</Badge>
          <PlanStatusBadge {...plan} />
        </>
      }
      facts={
        <>
          <p>
            From <Day at={plan.startsAt} />
            <Until plan={plan} />
          </p>
          {plan.owedSince && plan.holds ? (
            <p>{owedInFull({ plan: plan.plan, since: plan.owedSince, until: plan.endsAt }, timeZone)}</p>
          ) : null}
          {plan.reason ? <p>Reason: {plan.reason}</p> : null}
        </>
      }
      action={
        canEnd ? (
          <>
            <Button size="small" aria-haspopup="dialog" onClick={() => setEnding(true)}>
              End it
              <span className="visually-hidden"> (complimentary {plan.plan})</span>
            </Button>
            {isEnding ? (
              <LazyEndPlanDialog member={member} plan={plan} onClose={() => setEnding(false)} />
            ) : null}
          </>
        ) : null
      }
    />
  );
}

function PlanStatusBadge({ holds, owedSince }: HeldPlan): ReactElement | null {
  if (!holds) return null;
  return owedSince ? <Badge tone="danger">Payment owed</Badge> : <Badge tone="success">Active</Badge>;
}

function Until({ plan }: { plan: HeldPlan }): ReactElement {
  if (plan.owedSince && plan.holds) return <>, not renewed yet</>;
  if (plan.renewsAt && plan.holds) {
    return (
      <>
        , renews on <Day at={plan.renewsAt} />
      </>
    );
  }
  if (!plan.endsAt) return <>, no end date</>;
  return (
    <>
      {plan.holds ? ', ends ' : ', ended '}
      {plan.kind === 'complimentary' ? <GrantEnd at={plan.endsAt} /> : <Day at={plan.endsAt} />}
    </>
  );
}

function GrantEnd({ at }: { at: string }): ReactElement {
  return <time dateTime={at}>{grantEndLabel(at, useTimeZone())}</time>;
}
