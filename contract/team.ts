import { roles } from '@chalkline/domain/access/roles';
import { z } from 'zod';

/** A staff member. */
export const teamMemberSchema = z
  .object({
    /** Null while a founder in the settings has not signed in yet. */
    id: z.uuid().nullable(),
    name: z.string(),
    email: z.string(),
    role: z.enum(roles),
    /** Named in the settings, so not editable here. */
    isConfigured: z.boolean(),
    lastSeenAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'TeamMember' });

export type TeamMember = z.infer<typeof teamMemberSchema>;

export const addToTeamSchema = z
  .strictObject({ email: z.string().trim().min(1).max(320), role: z.enum(roles) })
  .meta({ id: 'AddToTeam' });

export const changeRoleSchema = z.strictObject({ role: z.enum(roles) }).meta({ id: 'ChangeRole' });

/** What a new role has brought about. */
export const roleChangedSchema = z
  .object({
    /** Sessions that were opened by email codes, which have to be confirmed for the new role. */
    endedSessions: z.int(),
  })
  .meta({ id: 'RoleChanged' });

export type RoleChanged = z.infer<typeof roleChangedSchema>;
