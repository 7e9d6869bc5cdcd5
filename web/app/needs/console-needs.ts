import { mayUse } from '@chalkline/domain/access/roles';
import { readOverviewUrlState } from '@chalkline/domain/business-overview/overview-url-state';
import { readReviewsUrlState, shownSubmission } from '@chalkline/domain/certifications/reviews-url-state';
import {
  backupStatusResource,
  businessOverviewResource,
  decidedReviewsResource,
  founderEmailSwitchesResource,
  founderTicketSheetResource,
  founderTicketsResource,
  launchChecksResource,
  operationsResource,
  owedPaymentsResource,
  questionCountResource,
  questionsResource,
  refundRequestsResource,
  reviewResource,
  reviewsResource,
  unsentMailResource,
} from '../../api/console-resources.ts';
import { currentUserResource, formTokenResource } from '../../api/resources.ts';
import { measuredPromiseResource } from '../../api/ticket-resources.ts';
import { contentNeeds } from './content-needs.ts';
import { peopleNeeds } from './people-needs.ts';
import type { NeedsTable } from './screen-needs.ts';

/** What the screens for the team show. */
export const consoleNeeds: NeedsTable = {
  ...contentNeeds,
  ...peopleNeeds,
  founder: {
    needs: (_, viewer, query) => [
      ...(mayUse(viewer?.role ?? null, 'reviews') ? [reviewsResource] : []),
      ...(mayUse(viewer?.role ?? null, 'tickets') ? [founderTicketsResource] : []),
      ...(mayUse(viewer?.role ?? null, 'questions') ? [questionCountResource] : []),
      ...(mayUse(viewer?.role ?? null, 'money')
        ? [
            owedPaymentsResource,
            businessOverviewResource(readOverviewUrlState(query)),
            refundRequestsResource,
            founderEmailSwitchesResource,
            formTokenResource,
          ]
        : []),
      ...(mayUse(viewer?.role ?? null, 'operations') ? [unsentMailResource, backupStatusResource] : []),
    ],
  },
  'founder-reviews': {
    needs: (_, __, query) => {
      const { isDecided, search } = readReviewsUrlState(query);
      return [reviewsResource, ...(isDecided ? [decidedReviewsResource(search)] : [])];
    },
    needsThen: (known, _, query) => {
      const viewerId = known(currentUserResource)?.id;
      const shown = shownSubmission(readReviewsUrlState(query), known(reviewsResource) ?? [], viewerId);
      return shown ? [reviewResource(shown)] : [];
    },
  },
  'founder-tickets': {
    needs: (_, __, query) => {
      const openId = query.get('ticket');
      return [
        founderTicketsResource,
        measuredPromiseResource,
        ...(openId ? [founderTicketSheetResource(openId)] : []),
      ];
    },
  },
  'founder-questions': {
    needs: (_, __, query) => [
      questionCountResource,
      questionsResource(query.get('view') === 'answered' ? 'answered' : 'open'),
    ],
  },
  'founder-question': {
    needs: () => [questionCountResource],
  },
  'founder-operations': {
    needs: () => [operationsResource, launchChecksResource],
  },
};
