import { addressOf } from '@chalkline/contract/addresses';
import { founderTicketMessagesPath } from '@chalkline/contract/console-addresses';
import type { FounderTicket } from '@chalkline/contract/tickets';
import { memberAddress } from '@chalkline/domain/access/member-address';
import { isShownByRole, planAndRoleLabel } from '@chalkline/domain/access/staff-status';
import { longDate } from '@chalkline/domain/calendar/calendar-date';
import type { ReactElement } from 'react';
import { founderTicketSheetResource } from '../../../api/console-resources.ts';
import { useResource } from '../../../api/resource.ts';
import { useViewer } from '../../../api/viewer.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { EmailAddress } from '../../../ui/email-address.tsx';
import { LinkedName } from '../../../ui/linked-name.tsx';
import { MissingDialog } from '../../../ui/missing-dialog.tsx';
import { SheetBody } from '../sheet/sheet-body.tsx';
import { wayToTicket } from '../sheet/ticket-link.ts';
import styles from './queue-sheet.module.css';
import { useTicketVerbs, verbLabel, verbsFor } from './ticket-verbs.ts';

export interface QueueSheetProps {
  /** Undefined when the URL names a ticket that does not exist. */
  readonly ticket: FounderTicket | undefined;
  readonly onClose: () => void;
}

export function QueueSheet({ ticket, onClose }: QueueSheetProps): ReactElement {
  return ticket ? (
    <OpenTicket key={ticket.id} ticket={ticket} onClose={onClose} />
  ) : (
    <MissingDialog
      title="Ticket not found"
      description="We can't find this ticket. The member may have deleted it."
      wayOut="See all tickets"
      onClose={onClose}
    />
  );
}

function OpenTicket({ ticket, onClose }: { ticket: FounderTicket; onClose: () => void }): ReactElement {
  const reading = useResource(founderTicketSheetResource(ticket.id));
  return (
    <Sheet
      open
      startsAtTop
      onOpenChange={onClose}
      focusAfter={() => wayToTicket(ticket.id)}
      title={ticket.title}
      footer={<Verbs ticket={ticket} />}
    >
      <SheetBody
        ticket={ticket}
        reading={reading}
        side="consultant"
        answerAddress={addressOf(founderTicketMessagesPath, { ticketId: ticket.id })}
      >
        <MemberFacts ticket={ticket} />
      </SheetBody>
    </Sheet>
  );
}

function Verbs({ ticket }: { ticket: FounderTicket }): ReactElement {
  const { mutate, variables, isPending } = useTicketVerbs();
  return (
    <>
      {verbsFor(ticket)
        .toReversed()
        .map((verb) => (
          <Button
            key={verb}
            size="small"
            ignoresSecondPress
            variant={verb === verbsFor(ticket)[0] && verb !== 'move-back' ? 'marker' : 'outline'}
            loading={isPending && variables.verb === verb}
            onClick={() => mutate({ ticket, verb })}
          >
            {verbLabel(verb, ticket)}
          </Button>
        ))}
    </>
  );
}

function MemberFacts({ ticket: { member } }: { ticket: FounderTicket }): ReactElement {
  const { viewer } = useViewer();
  const { used, limit, monthEndsOn } = member.allowance;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Member</dt>
        <dd>
          <LinkedName name={member.name} href={memberAddress(viewer?.role ?? null, member.id)} />,{' '}
          <a href={`mailto:${member.email}`}>
            <EmailAddress>{member.email}</EmailAddress>
          </a>
        </dd>
      </div>
      <div>
        <dt>{isShownByRole(member.plan, member.role) ? 'Role' : 'Plan'}</dt>
        <dd>{planAndRoleLabel(member.plan, member.role)}</dd>
      </div>
      <div>
        <dt>This month</dt>
        <dd>
          {used} of {limit} used, until {longDate(monthEndsOn)}
        </dd>
      </div>
    </dl>
  );
}
