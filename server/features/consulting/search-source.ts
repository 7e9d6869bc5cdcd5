import { plainText } from '@chalkline/domain/search/plain-text';
import { asc, inArray } from 'drizzle-orm';
import { ticketMessages, tickets } from '../../db/schema.ts';
import type { SearchSource } from '../../db/search-source.ts';

/** Members find their own tickets with their conversation; consultants find everybody's. */
export const ticketSource: SearchSource = {
  kind: 'ticket',
  read: async (tx, ids) => {
    const rows = await tx
      .select()
      .from(tickets)
      .where(ids && inArray(tickets.id, [...ids]));
    const messages = await tx
      .select({ ticketId: ticketMessages.ticketId, markdown: ticketMessages.markdown })
      .from(ticketMessages)
      .where(ids && inArray(ticketMessages.ticketId, [...ids]))
      .orderBy(asc(ticketMessages.sentAt));
    const textsOf = byTicket(messages);
    return rows.map(({ id, userId, title, description, type, status }) => ({
      id,
      ownerId: userId,
      staff: { area: 'tickets', address: `/founder/tickets?ticket=${id}` },
      requires: 'consulting',
      title,
      context: `${type} · ${status}`,
      body: [description, ...(textsOf.get(id) ?? [])].map(plainText).join('\n'),
      address: `/consulting?ticket=${id}`,
    }));
  },
};

/** All tickets are read at once when search is built, so each one must not look through all messages. */
function byTicket(messages: readonly { readonly ticketId: string; readonly markdown: string }[]) {
  const texts = new Map<string, string[]>();
  for (const { ticketId, markdown } of messages) {
    const ofTicket = texts.get(ticketId);
    if (ofTicket) ofTicket.push(markdown);
    else texts.set(ticketId, [markdown]);
  }
  return texts;
}
