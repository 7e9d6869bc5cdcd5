import { checkoutCompletePath } from '@chalkline/contract/addresses';
import { readCatalogueFilter } from '@chalkline/domain/courses/catalogue';
import { completedPerCourse } from '@chalkline/domain/progress/completed-lessons';
import { nextStep } from '@chalkline/domain/progress/next-step';
import { readPromptsUrlState } from '@chalkline/domain/prompts/prompts-url-state';
import {
  accountPlanResource,
  allowanceResource,
  certificationAvailabilityResource,
  certificationsResource,
  courseBySlugResource,
  courseSearchResource,
  coursesResource,
  emailPreferencesResource,
  formTokenResource,
  measuredPromiseResource,
  ownRefundsResource,
  sessionsResource,
  signInMethodsResource,
  siteResource,
  snapshotStorageResource,
  snippetsResource,
  ticketSheetResource,
  ticketsResource,
  userCertificationsResource,
  userCoursesResource,
  userProgressResource,
} from '../../api/resources.ts';
import type { Screen } from '../screen.ts';

/** One prompt, for visitors who follow a link to it. Search engines find it on the page of all prompts. */
const sharedPrompt: Screen = {
  name: 'shared-prompt',
  path: '/prompts',
  shell: 'public',
  requires: 'public',
  needs: () => [snippetsResource],
  head: ({ query, known }) => {
    const { openId } = readPromptsUrlState(query);
    const named = known(snippetsResource)?.find(({ id }) => String(id) === openId);
    return { title: named?.title ?? 'Prompt not found', description: named?.description ?? '' };
  },
  canonicalPath: () => '/replit-prompts',
  load: () => import('../../pages/shared-prompt.tsx'),
  examples: [],
};

/** The screens for signed-in users. */
export const memberScreens: readonly Screen[] = [
  {
    name: 'dashboard',
    path: '/dashboard',
    shell: 'app',
    requires: 'paid',
    barTitle: 'Dashboard',
    keepsPage: true,
    needsLocked: () => [coursesResource],
    needs: () => [
      coursesResource,
      userCoursesResource,
      userProgressResource,
      certificationsResource,
      userCertificationsResource,
      certificationAvailabilityResource,
    ],
    needsThen: (known) => {
      const step = nextStep(
        known(coursesResource) ?? [],
        completedPerCourse(known(userProgressResource) ?? []),
        known(siteResource)?.flagshipCourseSlug ?? '',
      );
      return step.kind === 'rest' ? [] : [courseBySlugResource(step.course.slug)];
    },
    head: () => ({ title: 'Dashboard', description: "Your progress and what's next." }),
    load: () => import('../../pages/dashboard.tsx'),
    examples: ['/dashboard'],
  },
  {
    name: 'catalogue',
    path: '/courses',
    shell: 'app',
    requires: 'session',
    barTitle: 'Courses',
    needs: (_, __, query) => [courseSearchResource(readCatalogueFilter(query).search), userCoursesResource],
    head: () => ({ title: 'Courses', description: 'Every course, with your progress.' }),
    load: () => import('../../pages/catalogue.tsx'),
    examples: ['/courses', '/courses?search=website', '/courses?search=nothing'],
  },
  {
    name: 'prompts',
    path: '/prompts',
    shell: 'app',
    requires: 'paid',
    barTitle: 'Prompts',
    forVisitors: sharedPrompt,
    showsVisitors: (query) => readPromptsUrlState(query).openId !== undefined,
    paywall: { title: 'Unlock Premium Prompts' },
    keepsPage: true,
    needsLocked: () => [snippetsResource],
    needs: () => [snippetsResource],
    head: () => ({ title: 'Prompts', description: 'Prompts that work, ready to copy.' }),
    load: () => import('../../pages/prompts.tsx'),
    examples: ['/prompts', '/prompts?prompt=25', '/prompts?search=nothing-like-it'],
  },
  {
    name: 'consulting',
    path: '/consulting',
    shell: 'app',
    requires: 'consulting',
    barTitle: 'Consulting',
    paywall: { title: 'Unlock Replit Consulting' },
    needs: (_, __, query) => {
      const openId = query.get('ticket');
      return [
        ticketsResource,
        allowanceResource,
        measuredPromiseResource,
        ...(openId ? [ticketSheetResource(openId)] : []),
      ];
    },
    head: () => ({ title: 'Consulting', description: 'Your requests and when to expect an answer.' }),
    load: () => import('../../pages/consulting.tsx'),
    examples: ['/consulting'],
  },
  {
    name: 'account',
    path: '/account',
    shell: 'app',
    requires: 'session',
    barTitle: 'Account',
    needs: () => [
      sessionsResource,
      signInMethodsResource,
      accountPlanResource,
      ownRefundsResource,
      emailPreferencesResource,
      formTokenResource,
      snapshotStorageResource,
    ],
    head: () => ({ title: 'Account', description: 'Your profile, plan and sessions.' }),
    load: () => import('../../pages/account.tsx'),
    examples: ['/account', '/account?saved=emails'],
  },
  {
    name: 'checkout-complete',
    path: checkoutCompletePath,
    shell: 'app',
    requires: 'session',
    barTitle: 'Checkout',
    needs: () => [],
    head: () => ({ title: 'Checkout', description: 'The result of your checkout.' }),
    load: () => import('../../pages/checkout-complete.tsx'),
    examples: [`${checkoutCompletePath}?session=none`],
  },
];
