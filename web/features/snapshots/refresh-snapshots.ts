import { coursesPath } from '@chalkline/contract/addresses';
import type { QueryClient } from '@tanstack/react-query';

/** Looks again at every list of snapshots, and at the lessons that they belong to. */
export async function refreshSnapshots(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ predicate: ({ queryKey }) => isLesson(queryKey) });
  await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.at(-1) === 'snapshots' });
}

function isLesson([path, , part]: readonly unknown[]): boolean {
  return path === coursesPath && part === 'lessons';
}
