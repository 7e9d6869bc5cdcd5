import type { MemberRefundRequest } from '@chalkline/contract/members';
import { refundTexts } from '@chalkline/domain/billing/refund';
import type { ReactElement, ReactNode } from 'react';
import { Day } from '../../../api/day.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Quote } from '../../../ui/quote.tsx';
import type { MemberProps } from './member-change.ts';
import styles from './member-refund-requests.module.css';
import { RefundButton } from './refund-button.tsx';
import { Rows, Section, sectionTitle } from './section.tsx';

/** Renders the form that declines a request. After an answer, `onDeclined` moves the focus to the section. */
export type DeclineAction = (request: MemberRefundRequest, onDeclined: () => void) => ReactNode;

interface MemberRefundRequestsProps extends MemberProps {
  readonly declineAction: DeclineAction;
}

const sectionName = 'Refund requests';

/** What the member has asked back and why, with both ways to answer. Nothing is shown if they never asked. */
export function MemberRefundRequests(props: MemberRefundRequestsProps): ReactElement | null {
  const { refundRequests } = props.member;
  if (refundRequests.length === 0) return null;
  return (
    <Section title={sectionName}>
      <Rows>
        {refundRequests.map((request) => (
          <RequestRow key={request.id} {...props} request={request} />
        ))}
      </Rows>
    </Section>
  );
}

interface RequestRowProps extends MemberRefundRequestsProps {
  readonly request: MemberRefundRequest;
}

function RequestRow({ member, request, declineAction }: RequestRowProps): ReactElement {
  const { plan, reason, requestedAt, outcome, message } = request;
  return (
    <li className={styles.request}>
      <p className={styles.title}>
        <strong>{plan}</strong>
        <OutcomeBadge outcome={outcome} />
      </p>
      <p className={styles.asked}>
        Asked <Day at={requestedAt} />
        {reason ? null : ', without a reason'}
        <Decided {...request} />
      </p>
      {reason ? <Quote>{reason}</Quote> : null}
      {message ? (
        <>
          <p className={styles.asked}>Your answer:</p>
          <Quote>{message}</Quote>
        </>
      ) : null}
      {outcome === null ? (
        <div className={styles.answers}>
          <Refund member={member} plan={plan} />
          <div className={styles.decline}>
            {declineAction(request, () => sectionTitle(sectionName)?.focus())}
          </div>
        </div>
      ) : null}
    </li>
  );
}

function OutcomeBadge({ outcome }: Pick<MemberRefundRequest, 'outcome'>): ReactElement {
  if (outcome === null) return <Badge tone="marker">Needs your answer</Badge>;
  return <Badge>{outcome === 'refunded' ? 'Refunded' : 'Declined'}</Badge>;
}

function Decided({ outcome, decidedAt }: MemberRefundRequest): ReactElement | null {
  if (!decidedAt) return null;
  return (
    <>
      , {outcome === 'refunded' ? 'refunded' : 'declined'} <Day at={decidedAt} />
    </>
  );
}

/** The button that refunds the plan, or why that is not possible any more. */
function Refund({ member, plan }: MemberProps & Pick<MemberRefundRequest, 'plan'>): ReactElement | null {
  const refund = member.refundable.find((one) => one.plan === plan);
  if (refund) return <RefundButton member={member} refund={refund} />;
  const obstacle = member.notRefundable.find((one) => one.plan === plan);
  return obstacle ? <p className={styles.asked}>{refundTexts[obstacle.reason]}</p> : null;
}
