import { teamMemberPath, teamPath } from '@chalkline/contract/console-addresses';
import { addToTeamSchema, changeRoleSchema, teamMemberSchema } from '@chalkline/contract/team';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { requireRecentSignIn, requireStaff, staffOnly } from '../../platform/http/guard.ts';
import { memberIdIn, memberParameters } from './requested-member.ts';
import { changeRole, findByEmail, listTeam } from './team.ts';

const tag = 'Team';
const area = 'team';

/** The team and its roles. */
export function teamRoutes(context: AppContext): void {
  list(context);
  giving(context);
  taking(context);
}

function list(context: AppContext): void {
  context.reads.add({
    path: teamPath,
    summary: 'Who works here, founders first',
    tag,
    requires: `staff:${area}`,
    parameters: z.object({}),
    query: z.object({}),
    reply: z.array(teamMemberSchema),
    read: () => listTeam(context),
  });
}

function giving(context: AppContext): void {
  const { app, db } = context;
  app.post(
    teamPath,
    {
      onRequest: staffOnly(area),
      schema: {
        summary: 'Give a role to someone who has an account, by email',
        tags: [tag],
        body: addToTeamSchema,
      },
    },
    async (request, reply) => {
      const founder = await requireStaff(request, area);
      await requireRecentSignIn(request, context.now());
      const { email, role } = request.body as z.output<typeof addToTeamSchema>;
      await changeRole(context, founder, await findByEmail(db, email), role);
      return reply.code(204).send();
    },
  );

  app.put(
    teamMemberPath,
    {
      onRequest: staffOnly(area),
      schema: {
        summary: 'Give someone a role, or change it',
        tags: [tag],
        params: memberParameters,
        body: changeRoleSchema,
      },
    },
    async (request, reply) => {
      const founder = await requireStaff(request, area);
      await requireRecentSignIn(request, context.now());
      const { role } = request.body as z.output<typeof changeRoleSchema>;
      await changeRole(context, founder, memberIdIn(request), role);
      return reply.code(204).send();
    },
  );
}

function taking(context: AppContext): void {
  context.app.delete(
    teamMemberPath,
    { schema: { summary: "Remove someone's role", tags: [tag], params: memberParameters } },
    async (request, reply) => {
      const founder = await requireStaff(request, area);
      await requireRecentSignIn(request, context.now());
      await changeRole(context, founder, memberIdIn(request), null);
      return reply.code(204).send();
    },
  );
}
