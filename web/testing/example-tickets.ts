import type {
  Allowance,
  FounderTicket,
  MeasuredPromiseReply,
  Ticket,
  TicketEventEntry,
  TicketMessage,
  TicketSheet,
} from '@chalkline/contract/tickets';

const createdAt = '2026-11-02T09:00:00.000Z';

/** A ticket in Idea, unless the facts say otherwise. */
export function aTicket(title: string, facts: Partial<Ticket> = {}): Ticket {
  return {
    id: `ticket-${title.toLowerCase().replaceAll(' ', '-')}`,
    title,
    description: `What ${title} is about.`,
    type: 'Review',
    videoUrl: null,
    replitJoinLink: 'https://replit.com/join/abc123',
    createdAt,
    status: 'Idea',
    prioritisedAt: null,
    acknowledgedAt: null,
    startedAt: null,
    completedAt: null,
    due: null,
    messageCount: 0,
    lastMessageFrom: null,
    ...facts,
  };
}

/** A ticket that its member has just put into Priority. */
export function aPriorityTicket(title: string, facts: Partial<Ticket> = {}): Ticket {
  const prioritisedAt = new Date();
  const due = new Date(prioritisedAt.getTime() + 24 * 60 * 60 * 1000).toISOString();
  return aTicket(title, { status: 'Priority', prioritisedAt: prioritisedAt.toISOString(), due, ...facts });
}

/** A ticket that the consultant has just started. */
export function aStartedTicket(title: string, facts: Partial<Ticket> = {}): Ticket {
  const startedAt = new Date();
  const due = new Date(startedAt.getTime() + 48 * 60 * 60 * 1000).toISOString();
  const earlier = { prioritisedAt: createdAt, acknowledgedAt: createdAt };
  return aTicket(title, {
    status: 'In Progress',
    ...earlier,
    startedAt: startedAt.toISOString(),
    due,
    ...facts,
  });
}

export const anAllowance: Allowance = { used: 0, limit: 5, monthEndsOn: '2026-12-01' };

const creation: TicketEventEntry = {
  id: 'event-created',
  kind: 'created',
  by: 'member',
  status: 'Idea',
  at: createdAt,
};

export function aTicketSheet(ticket: Ticket, messages: readonly TicketMessage[] = []): TicketSheet {
  return { ...ticket, history: [creation], messages: [...messages] };
}

export function aTicketMessage(text: string, facts: Partial<TicketMessage> = {}): TicketMessage {
  return {
    id: `message-${text}`,
    from: 'member',
    authorName: 'Ada Byron',
    isYours: true,
    markdown: text,
    html: `<p>${text}</p>`,
    at: createdAt,
    ...facts,
  };
}

/** A ticket as the consultant sees it. */
export function aFounderTicket(ticket: Ticket, memberName = 'Ada Byron'): FounderTicket {
  const id = `member-${memberName}`;
  const email = 'ada@chalkline.example';
  const member = { id, name: memberName, email, plan: 'Consulting', role: null } as const;
  return { ...ticket, member: { ...member, hasPrioritySupport: false, allowance: anAllowance } };
}

/** Response times of ten tickets, which are enough to be shown. */
export const measuredResponseTimes: MeasuredPromiseReply = {
  acknowledgement: { tickets: 10, medianMinutes: 60, slowestTenthMinutes: 180 },
  completion: { tickets: 10, medianMinutes: 300, slowestTenthMinutes: 1200 },
};
