/** Counting stops here: nobody cares how many more there are, and counting them all would get slower. */
export const mostCountedUnread = 100;

/** "3", or "99+" for as many as are counted at most. */
export function unreadLabel(count: number): string {
  return count < mostCountedUnread ? String(count) : `${mostCountedUnread - 1}+`;
}

/** The label of the bell for screen readers. */
export function bellLabel(unread: number): string {
  return unread > 0 ? `Notifications, ${unreadLabel(unread)} unread` : 'Notifications';
}

/** How many a page lists. */
export const notificationsPerPage = 20;
