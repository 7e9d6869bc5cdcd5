import { addressOf, checkSnapshotPath, lessonCheckPath } from '@chalkline/contract/addresses';
import type { TickedCheck } from '@chalkline/contract/build-checks';
import type { Snapshot } from '@chalkline/contract/snapshots';
import { useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../api/api-error.ts';
import { lessonChecksResource } from '../../api/lesson-resources.ts';
import { useMutation } from '../../api/mutation.ts';
import { activityResource } from '../../api/resources.ts';
import { write } from '../../api/write.ts';
import { toast } from '../../ui/toast-store.ts';

interface CheckChange {
  readonly checkId: string;
  /** What is saved about the check; null unticks it. */
  readonly ticked: { readonly snapshot: Snapshot | null } | null;
  readonly changesSnapshot: boolean;
  /** What was known about the check; undefined if it was not ticked. */
  readonly before: TickedCheck | undefined;
}

/** Changes a check on screen right away, and back if it can't be saved. */
export function useCheckChanges(lessonId: number) {
  const client = useQueryClient();
  const { key } = lessonChecksResource(lessonId);
  const { mutateAsync } = useMutation<void, ApiError, CheckChange>({
    // One after the other, so that the last choice is the one that counts.
    scope: { id: key.join('/') },
    mutationFn: (change) => send(lessonId, change),
    onError: (_, { checkId, before }) => {
      client.setQueryData<readonly TickedCheck[]>(key, (all) => all && withCheck(all, checkId, before));
      toast({
        title: 'Error',
        description: "We couldn't save this check. Please try again.",
        variant: 'destructive',
      });
      void client.invalidateQueries({ queryKey: key });
    },
  });
  const change = async ({ checkId, ...wanted }: Omit<CheckChange, 'before'>) => {
    const known = client.getQueryData<readonly TickedCheck[]>(key);
    const before = known?.find((each) => each.checkId === checkId);
    const after = wanted.ticked && { checkId, tickedAt: new Date().toISOString(), ...wanted.ticked };
    client.setQueryData<readonly TickedCheck[]>(key, (all) => all && withCheck(all, checkId, after));
    // The failure has been reported above.
    await mutateAsync({ checkId, before, ...wanted }).catch(() => undefined);
    void client.invalidateQueries({ queryKey: activityResource.key });
  };
  return {
    tick: (checkId: string, isTicked: boolean) =>
      change({ checkId, ticked: isTicked ? { snapshot: null } : null, changesSnapshot: false }),
    attach: (checkId: string, snapshot: Snapshot | null) =>
      change({ checkId, ticked: { snapshot }, changesSnapshot: true }),
  };
}

async function send(lessonId: number, { checkId, ticked, changesSnapshot }: CheckChange): Promise<void> {
  const check = { lessonId, checkId };
  if (!ticked) return write('DELETE', addressOf(lessonCheckPath, check));
  if (!changesSnapshot) return write('PUT', addressOf(lessonCheckPath, check));
  return write('PUT', addressOf(checkSnapshotPath, check), { snapshotId: ticked.snapshot?.id ?? null });
}

/** The check as it is now, or none if it is not ticked. */
function withCheck(
  all: readonly TickedCheck[],
  checkId: string,
  check: TickedCheck | null | undefined,
): TickedCheck[] {
  const others = all.filter((each) => each.checkId !== checkId);
  return check ? [...others, check] : others;
}
