import { teamMemberPath, teamPath } from '@chalkline/contract/console-addresses';
import {
  addToTeamSchema,
  changeRoleSchema,
  roleChangedSchema,
  teamMemberSchema,
} from '@chalkline/contract/team';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { memberIdIn, memberParameters } from './requested-member.ts';
import { changeRole, findByEmail, listTeam } from './team.ts';

const tag = 'Team';
const requires = 'staff:team' as const;

/** The team and its roles. */
export function teamRoutes(context: AppContext): void {
  list(context);
  giving(context);
  taking(context);
}

function list(context: AppContext): void {
  context.reads.add({
    path: teamPath,
    summary: 'The staff, founders first',
    tag,
    requires,
    reply: z.array(teamMemberSchema),
    read: () => listTeam(context),
  });
}

function giving(context: AppContext): void {
  const { routes, db } = context;
  routes.add({
    method: 'POST',
    path: teamPath,
    summary: 'Give a role to someone who has an account, by email',
    tag,
    requires,
    requiresRecentSignIn: true,
    body: addToTeamSchema,
    reply: roleChangedSchema,
    handle: async ({ person, body: { email, role } }) =>
      changeRole(context, person, await findByEmail(db, email), role),
  });

  routes.add({
    method: 'PUT',
    path: teamMemberPath,
    summary: 'Give someone a role, or change it',
    tag,
    requires,
    requiresRecentSignIn: true,
    parameters: memberParameters,
    body: changeRoleSchema,
    reply: roleChangedSchema,
    handle: ({ person, parameters, body: { role } }) =>
      changeRole(context, person, memberIdIn(parameters), role),
  });
}

function taking(context: AppContext): void {
  context.routes.add({
    method: 'DELETE',
    path: teamMemberPath,
    summary: "Remove someone's role",
    tag,
    requires,
    requiresRecentSignIn: true,
    parameters: memberParameters,
    handle: async ({ person, parameters }) => {
      await changeRole(context, person, memberIdIn(parameters), null);
    },
  });
}
