/** What a consultant can be asked for. */
export const ticketTypes = ['Review', 'Build'] as const;
export type TicketType = (typeof ticketTypes)[number];
export const defaultTicketType: TicketType = 'Review';

/** The columns of the board, from left to right. */
export const ticketStatuses = ['Idea', 'Priority', 'In Progress', 'Completed'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** The columns between which a member moves tickets; the others are the consultant's. */
export const memberStatuses = ['Idea', 'Priority'] as const satisfies readonly TicketStatus[];
export type MemberStatus = (typeof memberStatuses)[number];

/** How many tickets a member can hold in a column. */
export const columnLimits = { Idea: 5, Priority: 1 } as const satisfies Record<MemberStatus, number>;

export const longestTitle = 120;
export const longestDescription = 5_000;
export const longestMessage = 5_000;
export const longestLink = 2_000;

/** Whose doing something was. */
export const ticketSides = ['member', 'consultant'] as const;
export type TicketSide = (typeof ticketSides)[number];

/** Where a ticket stands and when it got there; moments are ISO times. */
export interface TicketStanding {
  readonly status: TicketStatus;
  readonly prioritisedAt: string | null;
  readonly acknowledgedAt: string | null;
  readonly startedAt: string | null;
  readonly completedAt: string | null;
}

export const newTicketStanding: TicketStanding = {
  status: 'Idea',
  prioritisedAt: null,
  acknowledgedAt: null,
  startedAt: null,
  completedAt: null,
};

/** Whether the ticket is still the member's to move and to delete. */
export function isInMembersHands({ status }: Pick<TicketStanding, 'status'>): boolean {
  return isMemberStatus(status);
}

export function isMemberStatus(status: TicketStatus): status is MemberStatus {
  return status === 'Idea' || status === 'Priority';
}
