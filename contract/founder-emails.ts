import { founderEmailKinds } from '@chalkline/domain/founder-emails/founder-email-kinds';
import { z } from 'zod';

const founderEmailSwitchSchema = z.strictObject({ kind: z.enum(founderEmailKinds), isOn: z.boolean() });

/** Which emails the founders get. */
export const founderEmailSwitchesSchema = z
  .array(founderEmailSwitchSchema)
  .meta({ id: 'FounderEmailSwitches' });
export type FounderEmailSwitches = z.infer<typeof founderEmailSwitchesSchema>;

export const switchFounderEmailSchema = founderEmailSwitchSchema.meta({ id: 'SwitchFounderEmail' });
export type SwitchFounderEmail = z.infer<typeof switchFounderEmailSchema>;
