import { memberResource } from '../../api/console-resources.ts';
import { defineScreen, type Screen } from '../screen.ts';

/** The screens for members, the team and the audit log. */
export const peopleScreens: readonly Screen[] = [
  {
    name: 'founder-members',
    path: '/founder/members',
    shell: 'console',
    requires: 'staff:members',
    barTitle: 'Members',
    head: () => ({ title: 'Members', description: 'Everyone with an account.' }),
    load: () => import('../../pages/founder-members.tsx'),
  },
  defineScreen({
    name: 'founder-member',
    path: '/founder/members/:userId',
    shell: 'console',
    requires: 'staff:members',
    barTitle: 'Member',
    subject: { resource: ({ userId }) => memberResource(userId), missing: 'page' },
    head: ({ known, parameters: { userId } }) => ({
      title: known(memberResource(userId))?.name ?? 'Member',
      description: "One member's plans, progress, work and sessions.",
    }),
    load: () => import('../../pages/founder-member.tsx'),
  }),
  {
    name: 'founder-team',
    path: '/founder/team',
    shell: 'console',
    requires: 'staff:team',
    barTitle: 'Team',
    head: () => ({ title: 'Team', description: "Who's on the team and what they can do." }),
    load: () => import('../../pages/founder-team.tsx'),
  },
  {
    name: 'founder-audit',
    path: '/founder/audit',
    shell: 'console',
    requires: 'staff:audit',
    barTitle: 'Audit log',
    head: () => ({ title: 'Audit log', description: 'Who did what in the console, and when.' }),
    load: () => import('../../pages/founder-audit.tsx'),
  },
];
