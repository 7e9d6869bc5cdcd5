/** What a consultant can be asked for. */
export const ticketTypes = ['Review', 'Build'] as const;
export type TicketType = (typeof ticketTypes)[number];
export const defaultTicketType: TicketType = 'Review';

/** The columns of the board, from left to right. */
export const ticketStatuses = ['Idea', 'Priority', 'In Progress', 'Completed'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** The columns between which members move tickets; the others belong to the consultant. */
export const memberStatuses = ['Idea', 'Priority'] as const satisfies readonly TicketStatus[];
export type MemberStatus = (typeof memberStatuses)[number];

/** How many tickets a member can have in a column. */
export const columnLimits = { Idea: 5, Priority: 1 } as const satisfies Record<MemberStatus, number>;

export const longestTitle = 120;
export const longestDescription = 5_000;
export const longestMessage = 5_000;
export const longestLink = 2_000;

/** Who acted. */
export const ticketSides = ['member', 'consultant'] as const;
export type TicketSide = (typeof ticketSides)[number];

/** A ticket's state and when it was reached. */
export interface TicketState {
  readonly status: TicketStatus;
  readonly prioritisedAt: Date | null;
  readonly acknowledgedAt: Date | null;
  readonly startedAt: Date | null;
  readonly completedAt: Date | null;
}

export const newTicketState: TicketState = {
  status: 'Idea',
  prioritisedAt: null,
  acknowledgedAt: null,
  startedAt: null,
  completedAt: null,
};

/** Whether the member may still move and delete the ticket. */
export function mayMemberChange({ status }: Pick<TicketState, 'status'>): boolean {
  return isMemberStatus(status);
}

export function isMemberStatus(status: TicketStatus): status is MemberStatus {
  return status === 'Idea' || status === 'Priority';
}
