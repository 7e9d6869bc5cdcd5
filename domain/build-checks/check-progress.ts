import type { BuildCheck } from './build-check.ts';

export interface CheckProgress {
  readonly done: number;
  readonly total: number;
}

/** Ticks of checks that the lesson no longer has do not count. */
export function checkProgress(
  checks: readonly Pick<BuildCheck, 'id'>[],
  tickedIds: ReadonlySet<string>,
): CheckProgress {
  return { done: checks.filter(({ id }) => tickedIds.has(id)).length, total: checks.length };
}

/** "2 checks still open"; undefined when none is open. */
export function openChecksText({ done, total }: CheckProgress): string | undefined {
  const open = total - done;
  if (open <= 0) return undefined;
  return open === 1 ? '1 check still open' : `${open} checks still open`;
}
