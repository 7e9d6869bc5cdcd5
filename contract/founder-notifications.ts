import { founderNotificationKinds } from '@chalkline/domain/billing/founder-notifications';
import { z } from 'zod';

const notificationSchema = z.strictObject({ kind: z.enum(founderNotificationKinds), isOn: z.boolean() });

/** Which emails about money the founders get. */
export const founderNotificationsSchema = z.array(notificationSchema).meta({ id: 'FounderNotifications' });
export type FounderNotifications = z.infer<typeof founderNotificationsSchema>;

export const switchNotificationSchema = notificationSchema.meta({ id: 'SwitchNotification' });
export type SwitchNotification = z.infer<typeof switchNotificationSchema>;
