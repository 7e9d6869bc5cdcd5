import type { ContentPreview, PreviewViewer } from '@chalkline/contract/founder-content';
import type { CurrentUser } from '@chalkline/contract/people';
import { snapshotQuotaBytes } from '@chalkline/domain/snapshots/snapshot-storage';
import type { QueryClient } from '@tanstack/react-query';
import {
  courseSnapshotsResource,
  lessonChecksResource,
  lessonResource,
  lessonSnapshotsResource,
  snapshotStorageResource,
} from '../api/lesson-resources.ts';
import { createQueryClient } from '../api/query-client.ts';
import { knownData, type Resource } from '../api/resource.ts';
import {
  courseBySlugResource,
  courseOfferResource,
  currentUserResource,
  siteResource,
  userProgressResource,
} from '../api/resources.ts';

const somebody: CurrentUser = {
  id: '00000000-0000-0000-0000-000000000000',
  firstName: null,
  lastName: null,
  name: 'Somebody',
  email: 'somebody@example.com',
  profileImageUrl: null,
  plan: 'Free',
  endedPlan: null,
  totalXp: 0,
  isPaymentOwed: false,
  timeZone: 'UTC',
  unreadNotifications: 0,
  isFounder: false,
  role: null,
};

/**
 * The data for a preview: a person without any history, and the previewed item in place of the saved one.
 * Everything else is read as usual.
 */
export function previewClient(
  outside: QueryClient,
  { shown }: ContentPreview,
  viewer: PreviewViewer,
): QueryClient {
  const client = createQueryClient();
  const know = <Data>({ key }: Resource<Data>, data: Data) => client.setQueryData(key, data);
  know(currentUserResource, personOf(viewer));
  know(userProgressResource, []);
  const site = shown?.kind === 'site' ? shown.site : knownData(outside, siteResource);
  if (site) know(siteResource, site);
  if (shown?.kind === 'course' || shown?.kind === 'lesson') {
    know(courseBySlugResource(shown.course.slug), shown.course);
    know(courseSnapshotsResource(somebody.id, shown.course.id), []);
  }
  if (shown?.kind === 'course') know(courseOfferResource(shown.course.slug), shown.offer);
  if (shown?.kind === 'lesson' && shown.lesson) {
    know(lessonResource(shown.course.slug, shown.lesson.orderIndex), shown.lesson);
    know(lessonSnapshotsResource(shown.lesson.id), []);
    know(lessonChecksResource(shown.lesson.id), []);
    know(snapshotStorageResource, { usedBytes: 0, quotaBytes: snapshotQuotaBytes });
  }
  return client;
}

function personOf(viewer: PreviewViewer): CurrentUser | null {
  if (viewer === 'visitor') return null;
  return viewer === 'free' ? somebody : { ...somebody, plan: 'Monthly' };
}
