import type { CurrentUser } from '@chalkline/contract/people';
import { refuseKind } from '@chalkline/domain/access/editing-content';
import { kindNamed } from '@chalkline/domain/content/kind-names';
import { founderQuestionResource } from '../../api/console-resources.ts';
import { currentUserResource } from '../../api/resources.ts';
import { defineScreen, type Screen } from '../screen.ts';
import { contentScreens } from './content-screens.ts';
import { peopleScreens } from './people-screens.ts';

/** The title of content that only founders may open, for an editor. */
function foundersOnlyTitle(kindName: string | undefined, viewer: CurrentUser | null | undefined) {
  const kind = kindNamed(kindName);
  return kind && refuseKind(viewer?.role ?? null, kind)?.title;
}

/** Team members stay in the console when an address in it does not exist. */
const consoleNotFoundScreen: Screen = {
  name: 'founder-not-found',
  path: /^\/founder\//,
  shell: 'console',
  requires: 'staff:overview',
  barTitle: 'Not found',
  isNowhere: true,
  head: ({ parameters, known }) => ({
    title: foundersOnlyTitle(parameters.kind, known(currentUserResource)) ?? '404 Page Not Found',
    description: "We can't find that page.",
  }),
  load: () => import('../../pages/founder-not-found.tsx'),
};

const parts: readonly Screen[] = [
  {
    name: 'founder',
    path: '/founder',
    shell: 'console',
    requires: 'staff:overview',
    barTitle: 'Overview',
    head: () => ({ title: 'Founder console', description: 'What needs your attention.' }),
    load: () => import('../../pages/founder.tsx'),
  },
  {
    name: 'founder-reviews',
    path: '/founder/reviews',
    shell: 'console',
    requires: 'staff:reviews',
    barTitle: 'Reviews',
    head: () => ({ title: 'Reviews', description: 'Work submitted by learners, oldest first.' }),
    load: () => import('../../pages/founder-reviews.tsx'),
  },
  {
    name: 'founder-tickets',
    path: '/founder/tickets',
    shell: 'console',
    requires: 'staff:tickets',
    barTitle: 'Tickets',
    head: () => ({ title: 'Tickets', description: "Members' requests and when each is due." }),
    load: () => import('../../pages/founder-tickets.tsx'),
  },
  {
    name: 'founder-questions',
    path: '/founder/questions',
    shell: 'console',
    requires: 'staff:questions',
    barTitle: 'Questions',
    head: () => ({ title: 'Questions', description: 'What members ask under lessons.' }),
    load: () => import('../../pages/founder-questions.tsx'),
  },
  defineScreen({
    name: 'founder-question',
    path: '/founder/questions/:questionId',
    shell: 'console',
    requires: 'staff:questions',
    barTitle: 'Question',
    subject: { resource: ({ questionId }) => founderQuestionResource(questionId), missing: 'page' },
    head: () => ({ title: 'Question', description: 'A question of a member, and its answer.' }),
    load: () => import('../../pages/founder-question.tsx'),
  }),
  ...contentScreens,
  ...peopleScreens,
  {
    name: 'founder-operations',
    path: '/founder/operations',
    shell: 'console',
    requires: 'staff:operations',
    barTitle: 'Operations',
    head: () => ({ title: 'Operations', description: 'The health of email, payments, jobs and storage.' }),
    load: () => import('../../pages/founder-operations.tsx'),
  },
];

/** The screens for the team. */
export const consoleScreens: readonly Screen[] = [
  ...parts.map((screen) => ({ ...screen, nowhere: consoleNotFoundScreen })),
  consoleNotFoundScreen,
];
