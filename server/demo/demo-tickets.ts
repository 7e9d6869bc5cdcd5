import type { TicketSide, TicketStatus, TicketType } from '@chalkline/domain/consulting/ticket';
import type { TicketEventKind } from '@chalkline/domain/consulting/ticket-history';
import type { Database } from '../db/database.ts';
import { ticketEvents, ticketMessages, tickets } from '../db/schema.ts';

const hour = 60 * 60 * 1000;

/** A message: who wrote it, how many hours ago, and its text. */
type Said = readonly [TicketSide, number, string];

interface DemoTicket {
  readonly title: string;
  readonly description: string;
  readonly type: TicketType;
  readonly joinId: string;
  readonly video?: string;
  /** In hours before now. */
  readonly created: number;
  readonly prioritised?: number;
  readonly acknowledged?: number;
  readonly started?: number;
  readonly completed?: number;
  readonly said: readonly Said[];
}

/** The Consulting member builds a booking app for a small ceramics studio. */
const ticketsOf: Readonly<Record<string, readonly DemoTicket[]>> = {
  'demo-consulting': [
    {
      title: 'Waiting list for full classes',
      description:
        'When a class has no places left, people should be able to put their name on a list and get the next free place.\n\nI have the table for bookings. I am not sure whether the list should be a table of its own.',
      type: 'Build',
      joinId: 'studio-bookings-mlz',
      created: 70,
      said: [],
    },
    {
      title: 'Is my admin page really private?',
      description:
        'I hide the link to /admin from everybody else. A friend said that this is not enough. Could you look at how the page checks who is asking?',
      type: 'Review',
      joinId: 'studio-bookings-mlz',
      created: 26,
      said: [['member', 25, 'The check I mean is at the top of `admin.tsx`, in `useAdmin`.']],
    },
    {
      title: 'Reminder mail the day before a class',
      description:
        'Bookings are saved, and a mail goes out at once. Now I would like a second one at 9 in the morning of the day before.\n\nThe agent suggested a timer inside the web server, which stops when the app sleeps.',
      type: 'Build',
      joinId: 'studio-bookings-mlz',
      video: 'https://www.loom.com/share/3f1c9f0a6a5e4c0e9d5b2f6f8a7c1d20',
      created: 30,
      prioritised: 9,
      acknowledged: 4,
      said: [
        [
          'consultant',
          4,
          'Thank you for the recording, that makes it clear. A timer in the web server is indeed the wrong place.\n\nI will set up a **scheduled deployment** that asks the database once an hour. Which time zone are your classes in?',
        ],
        ['member', 3, 'All of them are in London time, also in summer.'],
      ],
    },
    {
      title: 'Double bookings when two people press Book at once',
      description:
        'Last Saturday two people got the last place of the same class within a second. I have the two rows from the database.',
      type: 'Build',
      joinId: 'studio-bookings-mlz',
      video: 'https://www.loom.com/share/9b7d2e61c8f34d15a0e4c7b3f2d6a810',
      created: 96,
      prioritised: 62,
      acknowledged: 55,
      started: 20,
      said: [
        ['member', 61, 'It has happened **twice** now, so it goes first.'],
        [
          'consultant',
          19,
          'I have found it: the page counts the places, and only then saves. Between the two, somebody else can book.\n\n1. The count and the booking go into one transaction.\n2. The row of the class is locked while that happens.\n3. A test books the last place twenty times at once.\n\nThe first two are done, the test follows today.',
        ],
      ],
    },
    {
      title: 'Review the sign-up before I invite the first ten people',
      description:
        'Please read through the sign-up and the password reset, and tell me what you would change before strangers use it.',
      type: 'Review',
      joinId: 'studio-bookings-mlz',
      created: 310,
      prioritised: 300,
      acknowledged: 291,
      started: 270,
      completed: 239,
      said: [
        [
          'consultant',
          240,
          'Two things to change, the rest is in good order:\n\n- The reset link never expires. One hour is enough.\n- The sign-up tells whether an address is known. Say the same in both cases.\n\nBoth are changed in your project, with a note beside each.',
        ],
        ['member', 236, 'That is so much clearer now. The invitations went out this morning!'],
      ],
    },
  ],
};

/** Adds a demo person's tickets with their history and messages. */
export async function addDemoTickets(
  db: Database,
  person: { userId: string; subject: string; now: Date },
): Promise<void> {
  for (const ticket of ticketsOf[person.subject] ?? []) await addTicket(db, ticket, person);
}

async function addTicket(
  db: Database,
  ticket: DemoTicket,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const ago = (hours: number | undefined) =>
    hours === undefined ? null : new Date(now.getTime() - hours * hour);
  const [row] = await db
    .insert(tickets)
    .values({
      userId,
      title: ticket.title,
      description: ticket.description,
      type: ticket.type,
      status: statusOf(ticket),
      videoUrl: ticket.video ?? null,
      replitJoinLink: `https://replit.com/join/${ticket.joinId}`,
      createdAt: ago(ticket.created) ?? now,
      prioritisedAt: ago(ticket.prioritised),
      acknowledgedAt: ago(ticket.acknowledged),
      startedAt: ago(ticket.started),
      completedAt: ago(ticket.completed),
    })
    .returning({ id: tickets.id });
  if (!row) return;
  const events = happened(ticket).map(({ hours, ...event }) => ({
    ticketId: row.id,
    ...event,
    happenedAt: ago(hours) ?? now,
  }));
  await db.insert(ticketEvents).values(events);
  for (const [side, hours, markdown] of ticket.said) {
    const authorId = side === 'member' ? userId : null;
    const message = { ticketId: row.id, side, authorId, markdown, sentAt: ago(hours) ?? now };
    await db.insert(ticketMessages).values(message);
  }
}

function statusOf({ prioritised, started, completed }: DemoTicket): TicketStatus {
  if (completed !== undefined) return 'Completed';
  if (started !== undefined) return 'In Progress';
  return prioritised === undefined ? 'Idea' : 'Priority';
}

interface Happened {
  readonly kind: TicketEventKind;
  readonly side: TicketSide;
  readonly status: TicketStatus;
  readonly hours: number;
}

function happened({ created, prioritised, acknowledged, started, completed }: DemoTicket): Happened[] {
  const steps: (Omit<Happened, 'hours'> & { hours: number | undefined })[] = [
    { kind: 'created', side: 'member', status: 'Idea', hours: created },
    { kind: 'moved', side: 'member', status: 'Priority', hours: prioritised },
    { kind: 'acknowledged', side: 'consultant', status: 'Priority', hours: acknowledged },
    { kind: 'started', side: 'consultant', status: 'In Progress', hours: started },
    { kind: 'completed', side: 'consultant', status: 'Completed', hours: completed },
  ];
  return steps.flatMap(({ hours, ...step }) => (hours === undefined ? [] : [{ ...step, hours }]));
}
