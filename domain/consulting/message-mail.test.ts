import { describe, expect, it } from 'vitest';
import { leftOutText, messageEmailTime, messagesHeading, mostQuotedMessages } from './message-mail.ts';

describe("the email about a ticket's messages", () => {
  it('is sent three minutes after the first of them', () => {
    expect(messageEmailTime(new Date('2026-11-16T10:00:00Z'))).toEqual(new Date('2026-11-16T10:03:00Z'));
  });

  it('says how many there are', () => {
    expect(messagesHeading('Ada', 1)).toBe('Ada wrote about');
    expect(messagesHeading('Ada', 3)).toBe('Ada sent 3 messages about');
  });

  it('says how many it leaves out', () => {
    expect(leftOutText(mostQuotedMessages)).toBeUndefined();
    expect(leftOutText(mostQuotedMessages + 1)).toBe('Here are the first 20. The last one is in the ticket.');
    expect(leftOutText(mostQuotedMessages + 5)).toBe('Here are the first 20. The other 5 are in the ticket.');
  });
});
