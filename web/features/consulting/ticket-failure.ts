import type { RefusalCode } from '@chalkline/contract/refusals';
import { type TicketMessageText, ticketTexts } from '@chalkline/domain/consulting/ticket-messages';
import { ApiError } from '../../api/api-error.ts';
import { toast } from '../../ui/toast-store.ts';

type MessagesByCode = Readonly<Partial<Record<RefusalCode, TicketMessageText>>>;

export const moveTexts: MessagesByCode = {
  idea_limit: ticketTexts.ideasFull,
  priority_limit: ticketTexts.priorityFull,
  column_restricted: ticketTexts.columnRestricted,
};

/** Shows why something failed: the rule that refused it, if there is one, or a general message. */
export function showFailure(error: Error, messages: MessagesByCode, otherwise: TicketMessageText): void {
  const refusal = error instanceof ApiError ? error.refusal : undefined;
  toast({ ...textOf(refusal, messages, otherwise), variant: 'destructive' });
}

function textOf(refusal: ApiError['refusal'], messages: MessagesByCode, otherwise: TicketMessageText) {
  if (!refusal) return otherwise;
  // Only the server knows when this person's next month begins.
  if (refusal.code === 'monthly_limit')
    return { title: 'Monthly Limit Reached', description: refusal.message };
  return messages[refusal.code] ?? otherwise;
}
