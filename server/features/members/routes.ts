import {
  memberExportPath,
  memberPath,
  memberPlanPath,
  memberPlansPath,
  memberRefundPath,
  memberSessionPath,
  memberSessionsPath,
  membersPath,
} from '@chalkline/contract/console-addresses';
import {
  type EndPlan,
  endPlanSchema,
  eraseMemberSchema,
  type GrantPlan,
  grantPlanSchema,
  memberSchema,
  membersQuerySchema,
  membersSchema,
  refundSchema,
} from '@chalkline/contract/members';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { recordAction } from '../../platform/audit/audit.ts';
import { requirePerson, requireRecentSignIn, requireStaff, staffOnly } from '../../platform/http/guard.ts';
import { readCursor } from '../../platform/http/page-cursor.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { parseUuid } from '../../platform/http/row-id.ts';
import { sendPersonalData } from '../../platform/personal-data/send-archive.ts';
import { findPerson } from '../auth/index.ts';
import { endPlan, givePlan } from './complimentary.ts';
import { refundConclusion } from './conclude-refunds.ts';
import { eraseMember } from './erase.ts';
import { listMembers } from './member-list.ts';
import { findMember } from './member-page.ts';
import { refundPlan } from './refund.ts';
import { memberIdIn, memberParameters, memberSubject } from './requested-member.ts';
import { signOutEverywhere, signOutOf } from './sign-out.ts';
import { teamRoutes } from './team-routes.ts';

const tag = 'Members';
const area = 'members';

/** All accounts, and what founders can do for them. */
export function members(context: AppContext): void {
  lists(context);
  plans(context);
  refunds(context);
  sessions(context);
  exporting(context);
  erasing(context);
  teamRoutes(context);
  context.jobs.add(refundConclusion(context));
}

function lists(context: AppContext): void {
  const { reads } = context;
  reads.add({
    path: membersPath,
    summary: 'Members, the newest first, looked up by name or email, by plan and by what they owe',
    tag,
    requires: `staff:${area}`,
    parameters: z.object({}),
    query: membersQuerySchema,
    reply: membersSchema,
    read: ({ query: { search, plan, owes, after } }) =>
      listMembers(context, {
        search,
        plan,
        owes: owes === 'yes',
        after:
          after === undefined ? undefined : orNotFound(readCursor(after, 'uuid'), 'This page of members'),
      }),
  });

  reads.add({
    path: memberPath,
    summary: 'One member with all that the console shows of them',
    tag,
    requires: `staff:${area}`,
    parameters: memberParameters,
    query: z.object({}),
    reply: memberSchema,
    read: async ({ parameters: { userId }, ...caller }) => {
      const wanted = userId === 'me' ? requirePerson('session', caller.viewer).id : parseUuid(userId);
      return orNotFound(await findMember(context, orNotFound(wanted, 'This member'), caller), 'This member');
    },
  });
}

function plans(context: AppContext): void {
  const { app } = context;

  app.post(
    memberPlansPath,
    {
      onRequest: staffOnly(area),
      schema: {
        summary: 'Give a member a complimentary plan',
        tags: [tag],
        params: memberParameters,
        body: grantPlanSchema,
      },
    },
    async (request, reply) => {
      const founder = await requireStaff(request, area);
      await givePlan(context, founder, memberIdIn(request), request.body as GrantPlan);
      return reply.code(204).send();
    },
  );

  app.delete(
    memberPlanPath,
    {
      onRequest: staffOnly(area),
      schema: {
        summary: 'End a complimentary plan',
        tags: [tag],
        params: memberParameters.extend({ planId: z.string() }),
        body: endPlanSchema,
      },
    },
    async (request, reply) => {
      const founder = await requireStaff(request, area);
      const { planId } = request.params as { planId: string };
      const plan = orNotFound(parseUuid(planId), 'This plan');
      await endPlan(context, founder, memberIdIn(request), plan, request.body as EndPlan);
      return reply.code(204).send();
    },
  );
}

function refunds(context: AppContext): void {
  context.app.post(
    memberRefundPath,
    {
      onRequest: staffOnly(area),
      schema: {
        summary: 'Refund a plan under the guarantee, which ends it',
        tags: [tag],
        params: memberParameters,
        body: refundSchema,
      },
    },
    async (request, reply) => {
      const founder = await requireStaff(request, area);
      await requireRecentSignIn(request, context.now());
      const { plan } = request.body as z.output<typeof refundSchema>;
      await refundPlan(context, founder, memberIdIn(request), plan);
      return reply.code(204).send();
    },
  );
}

function sessions(context: AppContext): void {
  const { app } = context;
  app.delete(
    memberSessionsPath,
    { schema: { summary: 'Sign a member out everywhere', tags: [tag], params: memberParameters } },
    async (request, reply) => {
      await signOutEverywhere(context, await requireStaff(request, area), memberIdIn(request));
      return reply.code(204).send();
    },
  );

  app.delete(
    memberSessionPath,
    {
      schema: {
        summary: 'Sign a member out of one browser',
        tags: [tag],
        params: memberParameters.extend({ sessionId: z.string() }),
      },
    },
    async (request, reply) => {
      const founder = await requireStaff(request, area);
      const { sessionId } = request.params as { sessionId: string };
      await signOutOf(context, founder, memberIdIn(request), sessionId);
      return reply.code(204).send();
    },
  );
}

function exporting({ app, db, personalData, now }: AppContext): void {
  const slowDown = app.rateLimit({ max: 10, timeWindow: '1 minute' });

  app.get(
    memberExportPath,
    {
      onRequest: slowDown,
      schema: { summary: "A member's data, as a zip", tags: [tag], params: memberParameters },
    },
    async (request, reply) => {
      const founder = await requireStaff(request, area);
      const userId = memberIdIn(request);
      orNotFound(await findPerson(db, userId), 'This member');
      const archive = await personalData.read(userId);
      await recordAction(db, {
        actorId: founder.id,
        action: 'member.export',
        subject: memberSubject(userId),
        before: null,
        after: { files: archive.files.length },
      });
      return sendPersonalData(reply, archive, now());
    },
  );
}

function erasing(context: AppContext): void {
  context.app.delete(
    memberPath,
    {
      onRequest: staffOnly(area),
      schema: {
        summary: 'Erase a member permanently',
        tags: [tag],
        params: memberParameters,
        body: eraseMemberSchema,
      },
    },
    async (request, reply) => {
      const founder = await requireStaff(request, area);
      await requireRecentSignIn(request, context.now());
      const { confirmation } = request.body as z.output<typeof eraseMemberSchema>;
      await eraseMember(context, founder, memberIdIn(request), confirmation);
      return reply.code(204).send();
    },
  );
}
