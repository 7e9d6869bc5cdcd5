import type { MoveRefusal } from '@chalkline/domain/consulting/move-ticket';
import { promisedHours } from '@chalkline/domain/consulting/promise-clock';
import { columnLimits, type TicketStatus } from '@chalkline/domain/consulting/ticket';
import type { TicketRefusalCode } from '@chalkline/domain/consulting/ticket-messages';

/** What stands under the name of a column. */
export const laneNotes: Record<TicketStatus, string> = {
  Idea: 'What you are still thinking about. Nobody works on it yet.',
  Priority: `The one to do now. Acknowledged within ${promisedHours.acknowledgement} hours.`,
  'In Progress': `Moved by your consultant. Progress or completion within ${promisedHours.completion} hours.`,
  Completed: 'Moved by your consultant. Look at the result in your own project.',
};

/** What belongs in a column that is empty. */
export const emptyLanes: Record<TicketStatus, string> = {
  Idea: 'Write down what is stuck, what should be looked at, or the one feature that is missing.',
  Priority: 'Your one priority goes here. Drag an idea over, or use its “Move to…”.',
  'In Progress': 'What your consultant is working on appears here.',
  Completed: 'What has been done is kept here, to look up later.',
};

export function laneCount(status: TicketStatus, count: number): string {
  return status === 'Idea' || status === 'Priority' ? `${count} of ${columnLimits[status]}` : String(count);
}

const takes: Partial<Record<TicketStatus, string>> = {
  Idea: 'Drop to keep it as an idea',
  Priority: 'Drop to make it your priority',
};

const refuses: Record<TicketRefusalCode, string> = {
  column_restricted: 'Only your consultant moves tickets here',
  priority_limit: 'Full: one priority at a time',
  idea_limit: `Full: ${columnLimits.Idea} of ${columnLimits.Idea}`,
  monthly_limit: 'Used up for this month',
};

/** What a column says to a ticket in the hand. */
export function dropText(to: TicketStatus, refusal: MoveRefusal | undefined): string {
  return refusal ? refuses[refusal.code] : (takes[to] ?? '');
}
