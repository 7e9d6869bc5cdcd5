import type { CurrentUser } from '@chalkline/contract/people';
import { refuseKind } from '@chalkline/domain/access/editing-content';
import { mayUse } from '@chalkline/domain/access/roles';
import { readOverviewUrlState } from '@chalkline/domain/business-overview/overview-url-state';
import { readReviewsUrlState, shownSubmission } from '@chalkline/domain/certifications/reviews-url-state';
import { kindNamed } from '@chalkline/domain/content/kind-names';
import {
  businessOverviewResource,
  decidedReviewsResource,
  founderNotificationsResource,
  founderTicketSheetResource,
  founderTicketsResource,
  operationsResource,
  owedPaymentsResource,
  refundRequestsResource,
  reviewResource,
  reviewsResource,
  unsentMailResource,
} from '../../api/console-resources.ts';
import { currentUserResource, formTokenResource, measuredPromiseResource } from '../../api/resources.ts';
import type { Screen } from '../screen.ts';
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
  needs: () => [],
  head: ({ parameters, known }) => ({
    title: foundersOnlyTitle(parameters.kind, known(currentUserResource)) ?? '404 Page Not Found',
    description: "We can't find that page.",
  }),
  load: () => import('../../pages/founder-not-found.tsx'),
  examples: ['/founder/no-such-part'],
};

const parts: readonly Screen[] = [
  {
    name: 'founder',
    path: '/founder',
    shell: 'console',
    requires: 'staff:overview',
    barTitle: 'Overview',
    needs: (_, viewer, query) => [
      ...(mayUse(viewer?.role ?? null, 'reviews') ? [reviewsResource] : []),
      ...(mayUse(viewer?.role ?? null, 'tickets') ? [founderTicketsResource] : []),
      ...(mayUse(viewer?.role ?? null, 'money')
        ? [
            owedPaymentsResource,
            businessOverviewResource(readOverviewUrlState(query)),
            refundRequestsResource,
            founderNotificationsResource,
            formTokenResource,
          ]
        : []),
      ...(mayUse(viewer?.role ?? null, 'operations') ? [unsentMailResource] : []),
    ],
    head: () => ({ title: 'Founder console', description: 'What needs your attention.' }),
    load: () => import('../../pages/founder.tsx'),
    examples: ['/founder', '/founder?days=365'],
  },
  {
    name: 'founder-reviews',
    path: '/founder/reviews',
    shell: 'console',
    requires: 'staff:reviews',
    barTitle: 'Reviews',
    needs: (_, __, query) => {
      const { isDecided, search } = readReviewsUrlState(query);
      return [reviewsResource, ...(isDecided ? [decidedReviewsResource(search)] : [])];
    },
    needsThen: (known, _, query) => {
      const viewerId = known(currentUserResource)?.id;
      const shown = shownSubmission(readReviewsUrlState(query), known(reviewsResource) ?? [], viewerId);
      return shown ? [reviewResource(shown)] : [];
    },
    head: () => ({ title: 'Reviews', description: 'Work submitted by learners, oldest first.' }),
    load: () => import('../../pages/founder-reviews.tsx'),
    examples: ['/founder/reviews', '/founder/reviews?view=decided'],
  },
  {
    name: 'founder-tickets',
    path: '/founder/tickets',
    shell: 'console',
    requires: 'staff:tickets',
    barTitle: 'Tickets',
    needs: (_, __, query) => {
      const openId = query.get('ticket');
      return [
        founderTicketsResource,
        measuredPromiseResource,
        ...(openId ? [founderTicketSheetResource(openId)] : []),
      ];
    },
    head: () => ({ title: 'Tickets', description: "Members' requests and when each is due." }),
    load: () => import('../../pages/founder-tickets.tsx'),
    examples: ['/founder/tickets'],
  },
  ...contentScreens,
  ...peopleScreens,
  {
    name: 'founder-operations',
    path: '/founder/operations',
    shell: 'console',
    requires: 'staff:operations',
    barTitle: 'Operations',
    needs: () => [operationsResource],
    head: () => ({ title: 'Operations', description: 'The health of email, payments, jobs and storage.' }),
    load: () => import('../../pages/founder-operations.tsx'),
    examples: ['/founder/operations'],
  },
];

/** The screens for the team. */
export const consoleScreens: readonly Screen[] = [
  ...parts.map((screen) => ({ ...screen, nowhere: consoleNotFoundScreen })),
  consoleNotFoundScreen,
];
