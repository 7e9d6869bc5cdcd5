import type { Member } from '@chalkline/contract/members';
import { guaranteeDays } from '@chalkline/domain/billing/guarantee';
import { dollarsOf } from '@chalkline/domain/billing/prices';
import { refundTexts } from '@chalkline/domain/billing/refund';
import { type ReactElement, useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Day } from './day.tsx';
import { RefundDialogOnDemand } from './dialogs-on-demand.ts';
import type { MemberProps } from './member-change.ts';
import { Row, Rows, Section } from './section.tsx';

/** What a member has paid, and what can be given back or why not. */
export function MemberPayments({ member }: MemberProps): ReactElement {
  const [refunding, setRefunding] = useState<Member['refundable'][number]>();
  return (
    <Section title="Payments" empty={member.payments.length === 0 ? 'Nothing has been paid.' : undefined}>
      <Rows>
        {member.refundable.map((one) => (
          <Row
            key={one.plan}
            title={`${one.plan} can be refunded`}
            facts={`Within ${guaranteeDays} days of the first payment.`}
            action={
              <Button size="small" aria-haspopup="dialog" onClick={() => setRefunding(one)}>
                Refund {dollarsOf(one.amountInCents)}
              </Button>
            }
          />
        ))}
        {member.notRefundable.map(({ plan, reason }) => (
          <Row key={plan} title={`${plan} cannot be refunded`} facts={refundTexts[reason]} />
        ))}
        {member.payments.map((payment) => (
          <PaymentRow key={payment.id} {...payment} />
        ))}
      </Rows>
      {refunding ? (
        <RefundDialogOnDemand member={member} refund={refunding} onClose={() => setRefunding(undefined)} />
      ) : null}
    </Section>
  );
}

function PaymentRow({ plan, amountInCents, paidAt, refundedAt }: Member['payments'][number]): ReactElement {
  return (
    <Row
      title={`${dollarsOf(amountInCents)} for ${plan}`}
      badges={refundedAt ? <Badge>Refunded</Badge> : null}
      facts={
        <>
          Paid <Day at={paidAt} />
          {refundedAt ? (
            <>
              , given back <Day at={refundedAt} />
            </>
          ) : null}
        </>
      }
    />
  );
}
