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
    /** When the promise that runs now runs out. */
    due: moment.nullable(),
    messageCount: z.int(),
    /** Who spoke last in its conversation. */
    lastMessageFrom: z.enum(ticketSides).nullable(),
  })
  .meta({ id: 'Ticket' });

export type Ticket = z.infer<typeof ticketSchema>;

export const ticketEventSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(ticketEventKinds),
    by: z.enum(ticketSides),
    /** The column that the ticket is in since then. */
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
    /** Whether the person who asks has written it: several may consult. */
    isYours: z.boolean(),
    /** As it was written. */
    markdown: z.string(),
    /** The same as HTML that is safe to show. */
    html: z.string(),
    at: moment,
  })
  .meta({ id: 'TicketMessage' });

export type TicketMessage = z.infer<typeof ticketMessageSchema>;

const sheet = { history: z.array(ticketEventSchema), messages: z.array(ticketMessageSchema) };

/** A ticket with all that happened to it and was said about it, the earliest first. */
export const ticketSheetSchema = ticketSchema.extend(sheet).meta({ id: 'TicketSheet' });
export type TicketSheet = z.infer<typeof ticketSheetSchema>;

export const allowanceSchema = z
  .object({
    /** How many tickets the consultant has taken up in this billing month. */
    used: z.int(),
    limit: z.int(),
    /** The day on which the month ends and, where the plan goes on, the next one begins. */
    monthEndsOn: z.iso.date(),
  })
  .meta({ id: 'TicketAllowance' });

export type Allowance = z.infer<typeof allowanceSchema>;

/** The rules of a ticket are the domain's; here only what can be read at all. */
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

/** What was measured over the last 90 days; nothing where there are fewer than ten tickets. */
export const measuredPromiseSchema = z
  .object({ acknowledgement: measure.nullable(), completion: measure.nullable() })
  .meta({ id: 'MeasuredPromise' });

export type MeasuredPromiseReply = z.infer<typeof measuredPromiseSchema>;

/** Whose ticket it is, as the consultant sees it. */
export const ticketMemberSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    plan: z.enum(planNames),
    allowance: allowanceSchema,
  })
  .meta({ id: 'TicketMember' });

export type TicketMember = z.infer<typeof ticketMemberSchema>;

export const founderTicketSchema = ticketSchema
  .extend({ member: ticketMemberSchema })
  .meta({ id: 'FounderTicket' });
export type FounderTicket = z.infer<typeof founderTicketSchema>;

export const founderTicketSheetSchema = founderTicketSchema.extend(sheet).meta({ id: 'FounderTicketSheet' });
export type FounderTicketSheet = z.infer<typeof founderTicketSheetSchema>;

/** Only the tickets of one member, or of one type. */
export const founderTicketsQuerySchema = z.object({
  member: z.uuid().optional(),
  type: z.enum(ticketTypes).optional(),
});

/** The column that it is moved back from, so that a second click does not move it further. */
export const moveBackSchema = z.object({ from: z.enum(ticketStatuses) }).meta({ id: 'TicketMoveBack' });
export type MoveBack = z.infer<typeof moveBackSchema>;

/** What a live connection says: which tickets changed. What they are now is asked for in the usual way. */
export interface TicketsChanged {
  readonly ticketIds: readonly string[];
}
