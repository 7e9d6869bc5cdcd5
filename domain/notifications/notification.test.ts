import { describe, expect, it } from 'vitest';
import { type News, notificationText } from './notification.ts';
import { notificationLimits } from './retention.ts';
import { bellLabel, mostCountedUnread, unreadLabel } from './unread.ts';

describe('a notification', () => {
  it('says what happened and leads there', () => {
    const ticket = { ticketId: 't1', title: 'Fix my form' };
    expect(notificationText({ type: 'ticket_reply', parameters: ticket })).toEqual({
      title: 'Your consultant replied',
      subject: 'Fix my form',
      path: '/consulting?ticket=t1',
    });
    const asked = { ...ticket, member: 'Ada' };
    expect(notificationText({ type: 'ticket_question', parameters: asked })).toEqual({
      title: 'Ada wrote in a ticket',
      subject: 'Fix my form',
      path: '/founder/tickets?ticket=t1',
    });
    const award = { certification: 'Website Builder', certificate: 'abc' };
    expect(notificationText({ type: 'certification_awarded', parameters: award }).path).toBe(
      '/certificates/abc',
    );
  });

  it('is readable when a newer version has stored its type', () => {
    const news = { type: 'from_the_future', parameters: {} } as unknown as News;
    expect(notificationText(news)).toMatchObject({ title: "There's news for you", path: '/dashboard' });
  });

  it('is kept for 90 days after it was read, and for a year otherwise', () => {
    const { readBefore, createdBefore } = notificationLimits(new Date('2026-12-31T00:00:00Z'));
    expect(readBefore).toEqual(new Date('2026-10-02T00:00:00Z'));
    expect(createdBefore).toEqual(new Date('2025-12-31T00:00:00Z'));
  });
});

describe('the bell', () => {
  it('says how many are unread, up to a limit', () => {
    expect([unreadLabel(1), unreadLabel(99), unreadLabel(mostCountedUnread)]).toEqual(['1', '99', '99+']);
    expect([bellLabel(0), bellLabel(2)]).toEqual(['Notifications', 'Notifications, 2 unread']);
  });
});
