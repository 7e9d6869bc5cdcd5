import { recall } from '../../../ui/remembered.ts';

/** Where the text of an unsent answer is kept. Both sides of a ticket may use the same browser. */
export function answerDraftName(viewerId: string | undefined, ticketId: string): string {
  return `ticket-answer:${viewerId}:${ticketId}`;
}

export function hasUnsentAnswer(viewerId: string | undefined, ticketId: string): boolean {
  return (recall(answerDraftName(viewerId, ticketId)) ?? '').trim() !== '';
}
