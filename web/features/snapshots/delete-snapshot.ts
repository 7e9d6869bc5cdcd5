import { addressOf, snapshotPath } from '@chalkline/contract/addresses';
import { snapshotNotices } from '@chalkline/domain/learning/snapshot-notices';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../api/api-error.ts';
import { write } from '../../api/write.ts';
import { toast } from '../../ui/toast-store.ts';
import { refreshSnapshots } from './refresh-snapshots.ts';

/** Deletes a snapshot and looks at the list again. */
export function useDeleteSnapshot() {
  const client = useQueryClient();
  return useMutation<void, ApiError, string>({
    mutationFn: (snapshotId) => write('DELETE', addressOf(snapshotPath, { snapshotId })),
    onSuccess: async () => {
      toast(snapshotNotices.deleted);
      await refreshSnapshots(client);
    },
    onError: () => {
      toast({ ...snapshotNotices.deleteFailed, variant: 'destructive' });
    },
  });
}
