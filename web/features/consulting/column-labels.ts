import type { MoveRefusal } from '@chalkline/domain/consulting/move-ticket';
import { promisedHours } from '@chalkline/domain/consulting/promise-clock';
import { columnLimits, type TicketStatus } from '@chalkline/domain/consulting/ticket';
import type { TicketRefusalCode } from '@chalkline/domain/consulting/ticket-messages';

/** The text under the name of a column. */
export const columnNotes: Record<TicketStatus, string> = {
  Idea: "Ideas you're still thinking about. We don't work on these yet.",
  Priority: `The one to do next. We acknowledge it within ${promisedHours.acknowledgement} hours.`,
  'In Progress': `Your consultant is working on it. Progress or completion within ${promisedHours.completion} hours.`,
  Completed: 'Finished work. Check the result in your own project.',
};

/** The text in an empty column. */
export const emptyColumnTexts: Record<TicketStatus, string> = {
  Idea: "Write down where you're stuck, what you'd like reviewed, or the feature you need.",
  Priority: 'Your one priority goes here. Drag an idea over, or choose “Move to…” on its card.',
  'In Progress': 'What your consultant is working on appears here.',
  Completed: 'Finished tickets stay here so you can look back at them.',
};

export function columnCount(status: TicketStatus, count: number): string {
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
  monthly_limit: 'No tickets left this month',
};

/** What a column shows while a ticket is dragged over it. */
export function dropText(to: TicketStatus, refusal: MoveRefusal | undefined): string {
  return refusal ? refuses[refusal.code] : (takes[to] ?? '');
}
