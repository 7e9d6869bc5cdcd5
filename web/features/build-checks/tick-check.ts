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
}

/** Changes a check on screen right away, and reads it again if it can't be saved. */
export function useCheckChanges(lessonId: number) {
  const client = useQueryClient();
  const { key } = lessonChecksResource(lessonId);
  const { mutateAsync } = useMutation<void, ApiError, CheckChange>({
    // One after the other, so that the last choice is the one that counts.
    scope: { id: key.join('/') },
    mutationFn: (change) => send(lessonId, change),
    onError: () => {
      toast({
        title: 'Error',
        description: "We couldn't save this check. Please try again.",
        variant: 'destructive',
      });
      void client.invalidateQueries({ queryKey: key });
    },
  });
  const change = async (wanted: CheckChange) => {
    client.setQueryData<readonly TickedCheck[]>(key, (all) => all && withChange(all, wanted));
    // The failure has been reported above.
    await mutateAsync(wanted).catch(() => undefined);
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

function withChange(all: readonly TickedCheck[], { checkId, ticked }: CheckChange): TickedCheck[] {
  const others = all.filter((each) => each.checkId !== checkId);
  return ticked ? [...others, { checkId, tickedAt: new Date().toISOString(), ...ticked }] : others;
}
