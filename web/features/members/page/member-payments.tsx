import type { Member } from '@chalkline/contract/members';
import { type DisputeState, disputeLabel, disputeSentence } from '@chalkline/domain/billing/dispute';
import { guaranteeDays } from '@chalkline/domain/billing/guarantee';
import { dollarsOf } from '@chalkline/domain/billing/prices';
import { refundTexts } from '@chalkline/domain/billing/refund';
import type { ReactElement } from 'react';
import { Day } from '../../../api/day.tsx';
import { useTimeZone } from '../../../api/time-zone.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import type { MemberProps } from './member-change.ts';
import { RefundButton } from './refund-button.tsx';
import { Row, Rows, Section } from './section.tsx';
import { waitingRequests } from './waiting-requests.ts';

/** The member's payments, and which can be refunded or why not. */
export function MemberPayments({ member }: MemberProps): ReactElement {
  // A plan with a waiting request is refunded where its reason is shown.
  const asked = new Set(waitingRequests(member).map(({ plan }) => plan));
  const refundable = member.refundable.filter(({ plan }) => !asked.has(plan));
  return (
    <Section title="Payments" empty={member.payments.length === 0 ? 'No payments yet.' : undefined}>
      <Rows>
        {refundable.map((one) => (
          <Row
            key={one.plan}
            title={`${one.plan} can be refunded`}
            facts={`Within ${guaranteeDays} days of the first payment.`}
            action={<RefundButton member={member} refund={one} />}
          />
        ))}
        {member.notRefundable.map(({ plan, reason }) => (
          <Row key={plan} title={`${plan} can't be refunded`} facts={refundTexts[reason]} />
        ))}
        {member.payments.map((payment) => (
          <PaymentRow key={payment.id} {...payment} />
        ))}
      </Rows>
    </Section>
  );
}

function PaymentRow(payment: Member['payments'][number]): ReactElement {
  const { plan, amountInCents, paidAt, refundedAt, dispute } = payment;
  const timeZone = useTimeZone();
  return (
    <Row
      title={`${dollarsOf(amountInCents)} for ${plan}`}
      badges={<PaymentBadge refundedAt={refundedAt} dispute={dispute} />}
      facts={
        <>
          Paid <Day at={paidAt} />
          {refundedAt ? (
            <>
              , refunded <Day at={refundedAt} />
            </>
          ) : null}
          {dispute ? (
            <>
              , {dispute.state === 'inquiry' ? 'inquiry' : 'disputed'} <Day at={dispute.at} />.{' '}
              {disputeSentence(dispute.state, dispute.dueAt, timeZone)}
            </>
          ) : null}
        </>
      }
    />
  );
}

const disputeTones: Readonly<Record<DisputeState, BadgeTone>> = {
  inquiry: 'neutral',
  needs_response: 'danger',
  under_review: 'danger',
  won: 'success',
  lost: 'danger',
};

function PaymentBadge({
  refundedAt,
  dispute,
}: Pick<Member['payments'][number], 'refundedAt' | 'dispute'>): ReactElement | null {
  if (dispute) {
    return <Badge tone={disputeTones[dispute.state]}>{disputeLabel(dispute.state)}</Badge>;
  }
  return refundedAt ? <Badge>Refunded</Badge> : null;
}
