import type { MemberSummary } from '@chalkline/contract/members';
import type { ReactElement } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Glyph } from '../../ui/glyphs.tsx';

/** What the team still has to do for a member. */
export function WaitingBadges({ waiting }: Pick<MemberSummary, 'waiting'>): ReactElement {
  const { submissions, tickets, owes, asksForRefund } = waiting;
  if (submissions === 0 && tickets === 0 && !owes && !asksForRefund)
    return <span className="visually-hidden">Nothing pending</span>;
  return (
    <>
      {owes ? <Badge tone="danger">Payment owed</Badge> : null}
      {asksForRefund ? (
        <Badge tone="marker" icon={<Glyph name="card" size={16} />}>
          Refund request
        </Badge>
      ) : null}
      {submissions > 0 ? (
        <Badge tone="marker" icon={<Glyph name="award" size={16} />}>
          {counted(submissions, 'review')}
        </Badge>
      ) : null}
      {tickets > 0 ? (
        <Badge tone="marker" icon={<Glyph name="board" size={16} />}>
          {counted(tickets, 'ticket')}
        </Badge>
      ) : null}
    </>
  );
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
