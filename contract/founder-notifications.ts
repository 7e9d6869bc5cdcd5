import { founderNotificationKinds } from '@chalkline/domain/billing/founder-notifications';
import { z } from 'zod';
import { switchFormSchema } from './switch-form.ts';

const notificationSchema = z.strictObject({ kind: z.enum(founderNotificationKinds), isOn: z.boolean() });

/** Which emails about money the founders get. */
export const founderNotificationsSchema = z.array(notificationSchema).meta({ id: 'FounderNotifications' });
export type FounderNotifications = z.infer<typeof founderNotificationsSchema>;

export const switchNotificationSchema = notificationSchema.meta({ id: 'SwitchNotification' });
export type SwitchNotification = z.infer<typeof switchNotificationSchema>;

/** The same switches, sent by a form without scripts. */
export const founderNotificationsFormSchema = switchFormSchema(founderNotificationKinds);
