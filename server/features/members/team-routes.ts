import { teamMemberPath, teamPath } from '@chalkline/contract/console-addresses';
import { addToTeamSchema, changeRoleSchema, teamMemberSchema } from '@chalkline/contract/team';
import { z } from 'zod';
import { requireRecentSignIn, requireStaff, staffOnly } from '../../platform/http/guard.ts';
import type { House } from '../../platform/app-context.ts';
import { memberIdIn, memberParameters } from './member-asked.ts';
import { changeRole, findByEmail, listTeam } from './team.ts';

const tag = 'Team';
const area = 'team';

/** Who works here, and at what. */
export function teamRoutes(house: House): void {
  list(house);
  giving(house);
  taking(house);
}

function list(house: House): void {
  house.reads.add({
    path: teamPath,
    summary: 'Who works here, founders first',
    tag,
    requires: `staff:${area}`,
    parameters: z.object({}),
    query: z.object({}),
    reply: z.array(teamMemberSchema),
    read: () => listTeam(house),
  });
}

function giving(house: House): void {
  const { app, db } = house;
  app.post(
    teamPath,
    {
      onRequest: staffOnly(area),
      schema: {
        summary: 'Give a role to somebody who has an account, by e-mail',
        tags: [tag],
        body: addToTeamSchema,
      },
    },
    async (request, reply) => {
      const founder = await requireStaff(request, area);
      await requireRecentSignIn(request, house.now());
      const { email, role } = request.body as z.output<typeof addToTeamSchema>;
      await changeRole(house, founder, await findByEmail(db, email), role);
      return reply.code(204).send();
    },
  );

  app.put(
    teamMemberPath,
    {
      onRequest: staffOnly(area),
      schema: {
        summary: 'Give somebody a role, or another one',
        tags: [tag],
        params: memberParameters,
        body: changeRoleSchema,
      },
    },
    async (request, reply) => {
      const founder = await requireStaff(request, area);
      await requireRecentSignIn(request, house.now());
      const { role } = request.body as z.output<typeof changeRoleSchema>;
      await changeRole(house, founder, memberIdIn(request), role);
      return reply.code(204).send();
    },
  );
}

function taking(house: House): void {
  house.app.delete(
    teamMemberPath,
    { schema: { summary: "Take somebody's role away", tags: [tag], params: memberParameters } },
    async (request, reply) => {
      const founder = await requireStaff(request, area);
      await requireRecentSignIn(request, house.now());
      await changeRole(house, founder, memberIdIn(request), null);
      return reply.code(204).send();
    },
  );
}
