import { addressOf, snapshotPath } from '@chalkline/contract/addresses';
import type { Snapshot } from '@chalkline/contract/snapshots';
import { snapshotTexts } from '@chalkline/domain/snapshots/snapshot-messages';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../api/api-error.ts';
import { useMutation } from '../../api/mutation.ts';
import { write } from '../../api/write.ts';
import { toast } from '../../ui/toast-store.ts';
import { refreshSnapshots } from './refresh-snapshots.ts';
import { sendSnapshot } from './send-snapshot.ts';

/** Long enough to notice a mistake. */
const undoMilliseconds = 10_000;

/** Deletes a snapshot and reloads the list. `onDeleted` is called while it is still on the screen. */
export function useDeleteSnapshot(onDeleted: () => void) {
  const client = useQueryClient();
  return useMutation<File | undefined, ApiError, Snapshot>({
    mutationFn: async (snapshot) => {
      const image = await imageOf(snapshot);
      await write('DELETE', addressOf(snapshotPath, { snapshotId: snapshot.id }));
      return image;
    },
    onSuccess: async (image, snapshot) => {
      const undo = image && { label: 'Undo', run: () => void putBack(client, snapshot, image) };
      toast({ ...snapshotTexts.deleted, variant: 'success', ...(undo ? undoable(undo) : {}) });
      onDeleted();
      await refreshSnapshots(client);
    },
    onError: () => {
      toast({ ...snapshotTexts.deleteFailed, variant: 'destructive' });
    },
  });
}

function undoable(action: { readonly label: string; run(): void }) {
  return { action, duration: undoMilliseconds };
}

/** The server deletes the picture at once, so we keep a copy here while Undo is possible. */
async function imageOf({ imageUrl }: Snapshot): Promise<File | undefined> {
  try {
    const response = await fetch(imageUrl);
    const image = await response.blob();
    return response.ok ? new File([image], 'snapshot', { type: image.type }) : undefined;
  } catch {
    return undefined;
  }
}

async function putBack(client: QueryClient, snapshot: Snapshot, image: File): Promise<void> {
  const { userId, lessonId, courseId } = snapshot;
  try {
    await sendSnapshot({ userId, lessonId, courseId }, image);
    toast({ ...snapshotTexts.putBack, variant: 'success' });
    await refreshSnapshots(client);
  } catch {
    toast({ ...snapshotTexts.uploadFailed, variant: 'destructive' });
  }
}
