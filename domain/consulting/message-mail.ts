/** Messages of one ticket within this time of the first go into one email. */
const messageWindowMinutes = 3;

/** How many messages an email quotes; the others are read in the ticket. */
export const mostQuotedMessages = 20;

const minute = 60_000;

/** When the email is sent, given the time of its first message. */
export function messageEmailTime(first: Date): Date {
  return new Date(first.getTime() + messageWindowMinutes * minute);
}

/** "Ada wrote about", "Ada sent 3 messages about". */
export function messagesHeading(member: string, count: number): string {
  return count === 1 ? `${member} wrote about` : `${member} sent ${count} messages about`;
}

/** The note about messages that an email leaves out; undefined when it contains all. */
export function leftOutText(count: number): string | undefined {
  const left = count - mostQuotedMessages;
  if (left <= 0) return undefined;
  const rest = left === 1 ? 'last one is' : `other ${left} are`;
  return `Here are the first ${mostQuotedMessages}. The ${rest} in the ticket.`;
}
