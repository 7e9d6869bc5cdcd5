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
  endPlanSchema,
  eraseMemberSchema,
  grantPlanSchema,
  memberSchema,
  membersQuerySchema,
  membersSchema,
  refundSchema,
} from '@chalkline/contract/members';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { recordAction } from '../../platform/audit/audit.ts';
import { endBefore } from '../../platform/http/page-cursor.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { parseUuid } from '../../platform/http/row-id.ts';
import { sendPersonalData } from '../../platform/personal-data/send-archive.ts';
import { findPerson } from '../auth/index.ts';
import { endPlan, givePlan } from './complimentary.ts';
import { refundConclusion } from './conclude-refunds.ts';
import { eraseMember } from './erase.ts';
import { listMembers, membersKey } from './member-list.ts';
import { findMember } from './member-page.ts';
import { refundPlan } from './refund.ts';
import { memberIdIn, memberParameters, memberSubject } from './requested-member.ts';
import { memberLookup } from './search-lookup.ts';
import { signOutEverywhere, signOutOf } from './sign-out.ts';
import { teamRoutes } from './team-routes.ts';

const tag = 'Members';
const requires = 'staff:members' as const;

/** All accounts, and what founders can do for them. */
export function members(context: AppContext): void {
  lists(context);
  plans(context);
  refunds(context);
  sessions(context);
  exporting(context);
  erasing(context);
  teamRoutes(context);
  context.search.addLookup(memberLookup(context.db));
  context.jobs.add(refundConclusion(context));
}

function lists(context: AppContext): void {
  const { reads } = context;
  reads.add({
    path: membersPath,
    summary: 'Members, the newest first, looked up by name or email, by plan and by what they owe',
    tag,
    requires,
    query: membersQuerySchema,
    reply: membersSchema,
    read: ({ query: { search, plan, owes, after } }) =>
      listMembers(context, {
        search,
        plan,
        owes: owes === 'yes',
        after: endBefore(after, membersKey, 'This page of members'),
      }),
  });

  reads.add({
    path: memberPath,
    summary: 'One member with all that the console shows of them',
    tag,
    requires,
    parameters: memberParameters,
    reply: memberSchema,
    read: async ({ parameters: { userId }, person, ...caller }) => {
      const wanted = userId === 'me' ? person.id : parseUuid(userId);
      return orNotFound(await findMember(context, orNotFound(wanted, 'This member'), caller), 'This member');
    },
  });
}

function plans(context: AppContext): void {
  const { routes } = context;

  routes.add({
    method: 'POST',
    path: memberPlansPath,
    summary: 'Give a member a complimentary plan',
    tag,
    requires,
    parameters: memberParameters,
    body: grantPlanSchema,
    handle: ({ person, parameters, body }) => givePlan(context, person, memberIdIn(parameters), body),
  });

  routes.add({
    method: 'DELETE',
    path: memberPlanPath,
    summary: 'End a complimentary plan',
    tag,
    requires,
    parameters: memberParameters.extend({ planId: z.string() }),
    body: endPlanSchema,
    handle: async ({ person, parameters, body }) => {
      const planId = orNotFound(parseUuid(parameters.planId), 'This plan');
      await endPlan(context, person, memberIdIn(parameters), planId, body);
    },
  });
}

function refunds(context: AppContext): void {
  context.routes.add({
    method: 'POST',
    path: memberRefundPath,
    summary: 'Refund a plan under the guarantee, which ends it',
    tag,
    requires,
    requiresRecentSignIn: true,
    parameters: memberParameters,
    body: refundSchema,
    handle: ({ person, parameters, body: { plan } }) =>
      refundPlan(context, person, memberIdIn(parameters), plan),
  });
}

function sessions(context: AppContext): void {
  const { routes } = context;
  routes.add({
    method: 'DELETE',
    path: memberSessionsPath,
    summary: 'Sign a member out everywhere',
    tag,
    requires,
    parameters: memberParameters,
    handle: ({ person, parameters }) => signOutEverywhere(context, person, memberIdIn(parameters)),
  });

  routes.add({
    method: 'DELETE',
    path: memberSessionPath,
    summary: 'Sign a member out of one browser',
    tag,
    requires,
    parameters: memberParameters.extend({ sessionId: z.string() }),
    handle: ({ person, parameters }) =>
      signOutOf(context, person, memberIdIn(parameters), parameters.sessionId),
  });
}

function exporting({ app, routes, db, personalData, now }: AppContext): void {
  routes.addRaw({
    method: 'GET',
    path: memberExportPath,
    summary: "A member's data, as a zip",
    tag,
    requires,
    rateLimitHook: app.rateLimit({ max: 10, timeWindow: '1 minute' }),
    parameters: memberParameters,
    respond: async ({ person, parameters, reply }) => {
      const userId = memberIdIn(parameters);
      orNotFound(await findPerson(db, userId), 'This member');
      const archive = await personalData.read(userId);
      await recordAction(db, {
        actorId: person.id,
        action: 'member.export',
        subject: memberSubject(userId),
        before: null,
        after: { files: archive.files.length },
      });
      return sendPersonalData(reply, archive, now());
    },
  });
}

function erasing(context: AppContext): void {
  context.routes.add({
    method: 'DELETE',
    path: memberPath,
    summary: 'Erase a member permanently',
    tag,
    requires,
    requiresRecentSignIn: true,
    parameters: memberParameters,
    body: eraseMemberSchema,
    handle: ({ person, parameters, body: { confirmation } }) =>
      eraseMember(context, person, memberIdIn(parameters), confirmation),
  });
}
