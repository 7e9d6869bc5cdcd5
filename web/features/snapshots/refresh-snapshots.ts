import { coursesPath } from '@chalkline/contract/addresses';
import type { QueryClient } from '@tanstack/react-query';
import { snapshotStorageResource } from '../../api/lesson-resources.ts';
import { activityResource } from '../../api/resources.ts';

/** Reloads every list of snapshots, their lessons and the used storage. */
export async function refreshSnapshots(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ predicate: ({ queryKey }) => isLesson(queryKey) });
  void client.invalidateQueries({ queryKey: snapshotStorageResource.key });
  void client.invalidateQueries({ queryKey: activityResource.key });
  // Snapshots can be attached to the checks of a lesson.
  void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.at(-1) === 'checks' });
  await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.at(-1) === 'snapshots' });
}

function isLesson([path, , part]: readonly unknown[]): boolean {
  return path === coursesPath && part === 'lessons';
}
