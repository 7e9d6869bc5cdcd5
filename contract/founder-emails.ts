import { founderEmailKinds } from '@chalkline/domain/founder-emails/founder-email-kinds';
import { z } from 'zod';

const notificationSchema = z.strictObject({ kind: z.enum(founderEmailKinds), isOn: z.boolean() });

/** Which emails about money the founders get. */
export const founderEmailSwitchesSchema = z.array(notificationSchema).meta({ id: 'FounderEmailSwitches' });
export type FounderEmailSwitches = z.infer<typeof founderEmailSwitchesSchema>;

export const switchFounderEmailSchema = notificationSchema.meta({ id: 'SwitchFounderEmail' });
export type SwitchFounderEmail = z.infer<typeof switchFounderEmailSchema>;
