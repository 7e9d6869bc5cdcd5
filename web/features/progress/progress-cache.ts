import type { ProgressRecord } from '@chalkline/contract/progress';
import type { QueryClient } from '@tanstack/react-query';
import { certificationAvailabilityResource } from '../../api/certification-resources.ts';
import {
  activityResource,
  currentUserResource,
  userCoursesResource,
  userProgressResource,
} from '../../api/resources.ts';

/** What the server answers to a lesson that is marked complete or incomplete. */
interface ChangedProgress {
  readonly courseId: number;
  readonly lessonId: number;
  readonly totalXp: number;
}

/** Shows the reply's values right away; a reload from the server follows. */
export function showProgress(
  client: QueryClient,
  { courseId, lessonId, totalXp }: ChangedProgress,
  isCompleted: boolean,
): void {
  client.setQueryData<ProgressRecord[]>(userProgressResource.key, (records) =>
    records ? [...withoutLesson(records, lessonId), { courseId, lessonId, isCompleted }] : records,
  );
  client.setQueryData<{ totalXp: number } | null>(currentUserResource.key, (viewer) =>
    viewer ? { ...viewer, totalXp } : viewer,
  );
  refreshProgress(client);
}

function withoutLesson(records: readonly ProgressRecord[], lessonId: number): ProgressRecord[] {
  return records.filter((record) => record.lessonId !== lessonId);
}

function refreshProgress(client: QueryClient): void {
  const changed = [
    userProgressResource,
    userCoursesResource,
    currentUserResource,
    certificationAvailabilityResource,
    activityResource,
  ];
  for (const { key } of changed) void client.invalidateQueries({ queryKey: key });
}
