import { readCatalogueFilter } from '@chalkline/domain/courses/catalogue';
import { completedPerCourse } from '@chalkline/domain/progress/completed-lessons';
import { nextStep } from '@chalkline/domain/progress/next-step';
import { shortestSearchQuery } from '@chalkline/domain/search/search-limits';
import {
  accountPlanResource,
  emailPreferencesResource,
  ownRefundsResource,
  sessionsResource,
  signInMethodsResource,
  timeZonesResource,
} from '../../api/account-resources.ts';
import {
  certificationAvailabilityResource,
  certificationsResource,
  userCertificationsResource,
} from '../../api/certification-resources.ts';
import { snapshotStorageResource } from '../../api/lesson-resources.ts';
import {
  activityResource,
  courseBySlugResource,
  courseSearchResource,
  coursesResource,
  favouritesResource,
  formTokenResource,
  notificationsResource,
  ownProjectResource,
  searchResource,
  siteResource,
  snippetsResource,
  userCoursesResource,
  userProgressResource,
} from '../../api/resources.ts';
import {
  allowanceResource,
  measuredPromiseResource,
  ticketSheetResource,
  ticketsResource,
} from '../../api/ticket-resources.ts';
import type { NeedsTable, ScreenNeeds } from './screen-needs.ts';

const searchNeeds: ScreenNeeds['needs'] = (_, __, query) => {
  const wanted = query.get('q')?.trim() ?? '';
  return wanted.length < shortestSearchQuery ? [] : [searchResource(wanted)];
};

/** What the screens for signed-in users show. */
export const memberNeeds: NeedsTable = {
  'shared-prompt': {
    needs: () => [snippetsResource],
  },
  'search-for-visitors': {
    needs: searchNeeds,
  },
  dashboard: {
    needsLocked: () => [userProgressResource, coursesResource],
    needs: () => [
      coursesResource,
      userCoursesResource,
      userProgressResource,
      certificationsResource,
      userCertificationsResource,
      certificationAvailabilityResource,
      activityResource,
      favouritesResource,
      formTokenResource,
    ],
    needsThen: (known) => {
      const step = nextStep(
        known(coursesResource) ?? [],
        completedPerCourse(known(userProgressResource) ?? []),
        known(siteResource)?.flagshipCourseSlug ?? '',
      );
      return step.kind === 'rest' ? [] : [courseBySlugResource(step.course.slug)];
    },
  },
  catalogue: {
    needs: (_, __, query) => [courseSearchResource(readCatalogueFilter(query).search), userCoursesResource],
  },
  search: {
    needs: searchNeeds,
  },
  prompts: {
    needsLocked: () => [snippetsResource],
    needs: (_, __, query) => [
      snippetsResource,
      favouritesResource,
      formTokenResource,
      // An open prompt can be filled in with what the person has said about their project.
      ...(query.has('prompt') ? [ownProjectResource] : []),
    ],
  },
  consulting: {
    needs: (_, __, query) => {
      const openId = query.get('ticket');
      return [
        ticketsResource,
        allowanceResource,
        measuredPromiseResource,
        ...(openId ? [ticketSheetResource(openId)] : []),
      ];
    },
  },
  account: {
    needs: () => [
      sessionsResource,
      signInMethodsResource,
      accountPlanResource,
      ownRefundsResource,
      emailPreferencesResource,
      ownProjectResource,
      formTokenResource,
      timeZonesResource,
      snapshotStorageResource,
    ],
  },
  notifications: {
    needs: (_, __, query) => [notificationsResource(query.get('after') ?? undefined), formTokenResource],
  },
};
