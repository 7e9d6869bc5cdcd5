import type { RefusalCode } from '@chalkline/contract/refusals';
import { type TicketNotice, ticketNotices } from '@chalkline/domain/consulting/ticket-messages';
import { ApiError } from '../../api/api-error.ts';
import { toast } from '../../ui/toast-store.ts';

type NoticesByCode = Readonly<Partial<Record<RefusalCode, TicketNotice>>>;

export const moveNotices: NoticesByCode = {
  idea_limit: ticketNotices.ideasFull,
  priority_limit: ticketNotices.priorityFull,
  column_restricted: ticketNotices.columnRestricted,
};

/** Says why something failed: by the rule that refused it where there is one, otherwise in general. */
export function tellFailure(error: Error, notices: NoticesByCode, otherwise: TicketNotice): void {
  const refusal = error instanceof ApiError ? error.refusal : undefined;
  toast({ ...noticeOf(refusal, notices, otherwise), variant: 'destructive' });
}

function noticeOf(refusal: ApiError['refusal'], notices: NoticesByCode, otherwise: TicketNotice) {
  if (!refusal) return otherwise;
  // Only the server knows on which day the next month begins for this person.
  if (refusal.code === 'monthly_limit')
    return { title: 'Monthly Limit Reached', description: refusal.message };
  return notices[refusal.code] ?? otherwise;
}
