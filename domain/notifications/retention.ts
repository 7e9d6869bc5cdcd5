const day = 24 * 60 * 60 * 1000;

/** The retention periods of the privacy policy. */
const readDays = 90;
const unreadDays = 365;

export interface NotificationLimits {
  /** Notifications that were read before this time are deleted. */
  readonly readBefore: Date;
  /** Notifications that were created before this time are deleted, read or not. */
  readonly createdBefore: Date;
}

export function notificationLimits(now: Date): NotificationLimits {
  return {
    readBefore: new Date(now.getTime() - readDays * day),
    createdBefore: new Date(now.getTime() - unreadDays * day),
  };
}
