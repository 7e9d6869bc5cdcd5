import type { Member } from '@chalkline/contract/members';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Day } from '../../../api/day.tsx';
import { Badge } from '../../../ui/badge.tsx';
import type { MemberProps } from './member-change.ts';
import { Row, Rows, Section } from './section.tsx';

/** The member's consulting tickets. */
export function MemberTickets({ member: { tickets } }: MemberProps): ReactElement {
  return (
    <Section title="Tickets" empty={tickets.length === 0 ? 'No ticket has been opened.' : undefined}>
      <Rows>
        {tickets.map(({ id, title, type, status, createdAt }) => (
          <Row
            key={id}
            title={<Link href={`/founder/tickets?ticket=${id}`}>{title}</Link>}
            badges={
              <>
                <Badge tone={type === 'Review' ? 'teal' : 'orange'}>{type}</Badge>
                <Badge>{status}</Badge>
              </>
            }
            facts={
              <>
                Opened <Day at={createdAt} />
              </>
            }
          />
        ))}
      </Rows>
    </Section>
  );
}

const waitlistLabels: Readonly<Record<Member['waitingFor'][number]['state'], string>> = {
  asked: 'Not confirmed yet',
  confirmed: 'On the waitlist',
  told: 'Notified',
  unsubscribed: 'Unsubscribed',
};

/** The waitlists that the member is on. */
export function MemberWaitlists({ member: { waitingFor } }: MemberProps): ReactElement {
  return (
    <Section title="Waitlists" empty={waitingFor.length === 0 ? 'Not on any waitlist.' : undefined}>
      <Rows>
        {waitingFor.map(({ course, state, since }) => (
          <Row
            key={course}
            title={course}
            badges={<Badge>{waitlistLabels[state]}</Badge>}
            facts={
              <>
                Since <Day at={since} />
              </>
            }
          />
        ))}
      </Rows>
    </Section>
  );
}
