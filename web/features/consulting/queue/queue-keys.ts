import type { FounderTicket } from '@chalkline/contract/tickets';
import type { ConsultantVerb } from '@chalkline/domain/consulting/consultant-verbs';
import type { Shortcut } from '../../../ui/shortcuts/shortcut.ts';
import { verbsFor } from './ticket-verbs.ts';

interface QueueKeysOptions {
  /** The tickets in the order of the list. */
  readonly tickets: readonly FounderTicket[];
  act(ticket: FounderTicket, verb: ConsultantVerb): void;
  open(ticket: FounderTicket): void;
}

/** After an action, the focus is on another ticket, which the second one of two quick presses must not reach. */
const repeatMilliseconds = 1_000;
let lastAction: { readonly verb: ConsultantVerb; readonly at: number } | undefined;

function isRepeated(verb: ConsultantVerb): boolean {
  return lastAction?.verb === verb && performance.now() - lastAction.at < repeatMilliseconds;
}

/** The keyboard shortcuts of the ticket queue. They act on the focused row. */
export function queueKeys({ tickets, act, open }: QueueKeysOptions): readonly Shortcut[] {
  const focused = () => tickets.find(({ id }) => id === focusedTicketId());
  const step = (by: 1 | -1) => {
    const index = tickets.findIndex(({ id }) => id === focusedTicketId());
    const next = tickets[index < 0 ? 0 : index + by];
    if (next) focusTicket(next.id);
    // Whoever moves the focus means the ticket on which it is now.
    lastAction = undefined;
  };
  const doing = (key: string, label: string, verb: ConsultantVerb): Shortcut => ({
    key,
    label,
    run: () => {
      const ticket = focused();
      if (!ticket || !verbsFor(ticket).includes(verb) || isRepeated(verb)) return;
      lastAction = { verb, at: performance.now() };
      act(ticket, verb);
    },
  });
  return [
    { key: 'j', label: 'Next ticket', run: () => step(1) },
    { key: 'k', label: 'Previous ticket', run: () => step(-1) },
    doing('a', 'Acknowledge', 'acknowledge'),
    doing('s', 'Start', 'start'),
    doing('d', 'Complete', 'complete'),
    doing('b', 'Move back', 'move-back'),
    {
      key: 'r',
      label: 'Open to read and reply',
      run: () => {
        const ticket = focused();
        if (ticket) open(ticket);
      },
    },
  ];
}

function focusedTicketId(): string | undefined {
  const row = document.activeElement?.closest<HTMLElement>('[data-ticket]');
  return row?.dataset.ticket;
}

export function focusTicket(id: string): void {
  document.querySelector<HTMLElement>(`[data-ticket="${CSS.escape(id)}"] a`)?.focus();
}
