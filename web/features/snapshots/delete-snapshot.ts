import { addressOf, checkSnapshotPath, snapshotPath } from '@chalkline/contract/addresses';
import type { Snapshot } from '@chalkline/contract/snapshots';
import { snapshotTexts } from '@chalkline/domain/snapshots/snapshot-messages';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../api/api-error.ts';
import { lessonChecksResource } from '../../api/lesson-resources.ts';
import { useMutation } from '../../api/mutation.ts';
import { readJson } from '../../api/read-json.ts';
import { write } from '../../api/write.ts';
import { toast } from '../../ui/toast-store.ts';
import { refreshSnapshots } from './refresh-snapshots.ts';
import { sendSnapshot } from './send-snapshot.ts';

/** Long enough to notice a mistake. */
const undoMilliseconds = 10_000;

/** What Undo needs. */
interface DeletedSnapshot {
  readonly image: File;
  /** The checks that it was attached to. */
  readonly checkIds: readonly string[];
}

/** Deletes a snapshot and reloads the list. `onDeleted` is called while it is still on the screen. */
export function useDeleteSnapshot(onDeleted: () => void) {
  const client = useQueryClient();
  return useMutation<DeletedSnapshot | undefined, ApiError, Snapshot>({
    mutationFn: async (snapshot) => {
      const [image, checkIds] = await Promise.all([imageOf(snapshot), checksWith(snapshot)]);
      await write('DELETE', addressOf(snapshotPath, { snapshotId: snapshot.id }));
      return image && { image, checkIds };
    },
    onSuccess: async (deleted, snapshot) => {
      const undo = deleted && { label: 'Undo', run: () => void putBack(client, snapshot, deleted) };
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

/** The checks that it is attached to. Without an answer, Undo brings back only the picture. */
async function checksWith({ id, lessonId }: Snapshot): Promise<readonly string[]> {
  try {
    const ticked = await readJson(lessonChecksResource(lessonId));
    return ticked.filter(({ snapshot }) => snapshot?.id === id).map(({ checkId }) => checkId);
  } catch {
    return [];
  }
}

async function putBack(
  client: QueryClient,
  { userId, lessonId, courseId }: Snapshot,
  { image, checkIds }: DeletedSnapshot,
): Promise<void> {
  try {
    const { id: snapshotId } = await sendSnapshot({ userId, lessonId, courseId }, image);
    for (const checkId of checkIds)
      await write('PUT', addressOf(checkSnapshotPath, { lessonId, checkId }), { snapshotId });
    toast({ ...snapshotTexts.putBack, variant: 'success' });
  } catch {
    toast({ ...snapshotTexts.uploadFailed, variant: 'destructive' });
  }
  await refreshSnapshots(client);
}
