import { roles } from '@chalkline/domain/access/roles';
import { planNames } from '@chalkline/domain/billing/plans';
import { ticketSides, ticketStatuses, ticketTypes } from '@chalkline/domain/consulting/ticket';
import { ticketEventKinds } from '@chalkline/domain/consulting/ticket-history';
import { z } from 'zod';

const moment = z.iso.datetime();

export const ticketSchema = z
  .object({
    id: z.uuid(),
    title: z.string(),
    /** Plain text. */
    description: z.string(),
    type: z.enum(ticketTypes),
    status: z.enum(ticketStatuses),
    videoUrl: z.string().nullable(),
    replitJoinLink: z.string(),
    createdAt: moment,
    prioritisedAt: moment.nullable(),
    acknowledgedAt: moment.nullable(),
    startedAt: moment.nullable(),
    completedAt: moment.nullable(),
    /** When the current promise ends. */
    due: moment.nullable(),
    messageCount: z.int(),
    /** Who wrote the last message. */
    lastMessageFrom: z.enum(ticketSides).nullable(),
  })
  .meta({ id: 'Ticket' });

export type Ticket = z.infer<typeof ticketSchema>;

const ticketEventSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(ticketEventKinds),
    by: z.enum(ticketSides),
    /** The column that the ticket was moved to. */
    status: z.enum(ticketStatuses),
    at: moment,
  })
  .meta({ id: 'TicketEvent' });

export type TicketEventEntry = z.infer<typeof ticketEventSchema>;

export const ticketMessageSchema = z
  .object({
    id: z.uuid(),
    from: z.enum(ticketSides),
    authorName: z.string(),
    /** Whether the caller has written it: there may be several consultants. */
    isYours: z.boolean(),
    /** The Markdown source. */
    markdown: z.string(),
    /** The same as safe HTML. */
    html: z.string(),
    at: moment,
  })
  .meta({ id: 'TicketMessage' });

export type TicketMessage = z.infer<typeof ticketMessageSchema>;

const sheet = { history: z.array(ticketEventSchema), messages: z.array(ticketMessageSchema) };

/** A ticket with its history and messages, the earliest first. */
export const ticketSheetSchema = ticketSchema.extend(sheet).meta({ id: 'TicketSheet' });
export type TicketSheet = z.infer<typeof ticketSheetSchema>;

export const allowanceSchema = z
  .object({
    /** How many tickets the consultant has started in this billing month. */
    used: z.int(),
    limit: z.int(),
    /** The day on which the month ends and, if the plan continues, the next one begins. */
    monthEndsOn: z.iso.date(),
  })
  .meta({ id: 'TicketAllowance' });

export type Allowance = z.infer<typeof allowanceSchema>;

/** Only the shape is checked here; the domain has the rules for tickets. */
export const newTicketSchema = z
  .object({
    title: z.string().max(4_000),
    description: z.string().max(40_000),
    type: z.enum(ticketTypes).default('Review'),
    videoUrl: z.string().max(4_000).nullish(),
    replitJoinLink: z.string().max(4_000),
  })
  .meta({ id: 'NewTicket' });

export type NewTicket = z.input<typeof newTicketSchema>;

export const ticketMoveSchema = z.object({ status: z.enum(ticketStatuses) }).meta({ id: 'TicketMove' });
export type TicketMove = z.infer<typeof ticketMoveSchema>;

export const newMessageSchema = z
  .object({ markdown: z.string().max(40_000) })
  .meta({ id: 'NewTicketMessage' });
export type NewMessage = z.infer<typeof newMessageSchema>;

const measure = z
  .object({ tickets: z.int(), medianMinutes: z.int(), slowestTenthMinutes: z.int() })
  .meta({ id: 'PromiseMeasure', description: 'How long it took: half, and nine of ten, took no longer.' });

/** Measured over the last 90 days; null for fewer than ten tickets. */
export const measuredPromiseSchema = z
  .object({ acknowledgement: measure.nullable(), completion: measure.nullable() })
  .meta({ id: 'MeasuredPromise' });

export type MeasuredPromiseReply = z.infer<typeof measuredPromiseSchema>;

/** The owner of a ticket, as the consultant sees it. */
const ticketMemberSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    plan: z.enum(planNames),
    /** Null for everybody who is not staff. */
    role: z.enum(roles).nullable(),
    /** Their tickets come first, right after overdue ones. */
    hasPrioritySupport: z.boolean(),
    allowance: allowanceSchema,
  })
  .meta({ id: 'TicketMember' });

export const founderTicketSchema = ticketSchema
  .extend({ member: ticketMemberSchema })
  .meta({ id: 'FounderTicket' });
export type FounderTicket = z.infer<typeof founderTicketSchema>;

export const founderTicketSheetSchema = founderTicketSchema.extend(sheet).meta({ id: 'FounderTicketSheet' });
export type FounderTicketSheet = z.infer<typeof founderTicketSheetSchema>;

/** Filters by one member, or by one type. */
export const founderTicketsQuerySchema = z.object({
  member: z.uuid().optional(),
  type: z.enum(ticketTypes).optional(),
});

/** The current column, so that a double click does not move it twice. */
export const moveBackSchema = z.object({ from: z.enum(ticketStatuses) }).meta({ id: 'TicketMoveBack' });
export type MoveBack = z.infer<typeof moveBackSchema>;

/** The event of a live connection: which tickets changed. Their new state is read from the API. */
export interface TicketsChanged {
  readonly ticketIds: readonly string[];
}
