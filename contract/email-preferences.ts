import { optionalEmailTypes } from '@chalkline/domain/account/email-preferences';
import { z } from 'zod';

const type = z.enum(optionalEmailTypes);

export const emailPreferenceSchema = z
  .strictObject({ type, isOn: z.boolean() })
  .meta({ id: 'EmailPreference' });
export type EmailPreference = z.infer<typeof emailPreferenceSchema>;

/** The optional emails that somebody can get, and whether they want them. */
export const emailPreferencesSchema = z.array(emailPreferenceSchema).meta({ id: 'EmailPreferences' });
export type EmailPreferences = z.infer<typeof emailPreferencesSchema>;

/** What an unsubscribe link is about. Without a type, the link is not valid. */
export const emailSubscriptionSchema = z
  .object({ type: type.nullable(), isOn: z.boolean() })
  .meta({ id: 'EmailSubscription' });
export type EmailSubscription = z.infer<typeof emailSubscriptionSchema>;
