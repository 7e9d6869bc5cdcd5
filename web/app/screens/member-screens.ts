import { checkoutCompletePath, notificationsPagePath, searchPagePath } from '@chalkline/contract/addresses';
import { openPromptIn } from '@chalkline/domain/prompts/open-prompt';
import { snippetsResource } from '../../api/resources.ts';
import type { Screen } from '../screen.ts';

/** One prompt, for visitors who follow a link to it. Search engines find it on the page of all prompts. */
const sharedPrompt: Screen = {
  name: 'shared-prompt',
  path: '/prompts',
  shell: 'public',
  requires: 'public',
  head: ({ query, known }) => {
    const openId = openPromptIn(query);
    const named = known(snippetsResource)?.find(({ id }) => String(id) === openId);
    return { title: named?.title ?? 'Prompt not found', description: named?.description ?? '' };
  },
  canonicalPath: () => '/replit-prompts',
  load: () => import('../../pages/shared-prompt.tsx'),
};

const searchHead: Screen['head'] = ({ query }) => {
  const wanted = query.get('q')?.trim() ?? '';
  return {
    title: wanted ? `“${wanted}”: search` : 'Search',
    description: 'Search lessons, prompts, certifications and blog posts.',
  };
};

/** Every query is a page of its own, so these are never cached and never listed. */
const visitorsSearch: Screen = {
  name: 'search-for-visitors',
  path: searchPagePath,
  shell: 'public',
  requires: 'public',
  isPersonal: true,
  head: searchHead,
  load: () => import('../../pages/search-for-visitors.tsx'),
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
    head: () => ({ title: 'Dashboard', description: "Your progress and what's next." }),
    load: () => import('../../pages/dashboard.tsx'),
  },
  {
    name: 'catalogue',
    path: '/courses',
    shell: 'app',
    requires: 'session',
    barTitle: 'Courses',
    head: () => ({ title: 'Courses', description: 'Every course, with your progress.' }),
    load: () => import('../../pages/catalogue.tsx'),
  },
  {
    name: 'search',
    path: searchPagePath,
    shell: 'app',
    requires: 'session',
    barTitle: 'Search',
    forVisitors: visitorsSearch,
    head: searchHead,
    load: () => import('../../pages/search.tsx'),
  },
  {
    name: 'prompts',
    path: '/prompts',
    shell: 'app',
    requires: 'paid',
    barTitle: 'Prompts',
    forVisitors: sharedPrompt,
    showsVisitors: (query) => openPromptIn(query) !== undefined,
    paywall: { title: 'Unlock Premium Prompts' },
    keepsPage: true,
    head: () => ({ title: 'Prompts', description: 'Prompts that work, ready to copy.' }),
    load: () => import('../../pages/prompts.tsx'),
  },
  {
    name: 'consulting',
    path: '/consulting',
    shell: 'app',
    requires: 'consulting',
    barTitle: 'Consulting',
    paywall: { title: 'Unlock Replit Consulting' },
    head: () => ({ title: 'Consulting', description: 'Your requests and when to expect an answer.' }),
    load: () => import('../../pages/consulting.tsx'),
  },
  {
    name: 'account',
    path: '/account',
    shell: 'app',
    requires: 'session',
    barTitle: 'Account',
    head: () => ({ title: 'Account', description: 'Your profile, plan and sessions.' }),
    load: () => import('../../pages/account.tsx'),
  },
  {
    name: 'notifications',
    path: notificationsPagePath,
    shell: 'app',
    requires: 'session',
    barTitle: 'Notifications',
    head: () => ({ title: 'Notifications', description: 'What happened since your last visit.' }),
    load: () => import('../../pages/notifications.tsx'),
  },
  {
    name: 'checkout-complete',
    path: checkoutCompletePath,
    shell: 'app',
    requires: 'session',
    barTitle: 'Checkout',
    head: () => ({ title: 'Checkout', description: 'The result of your checkout.' }),
    load: () => import('../../pages/checkout-complete.tsx'),
  },
];
