import type { Snapshot } from '@chalkline/contract/snapshots';
import { refuseSnapshotFiles, snapshotsPerLesson } from '@chalkline/domain/snapshots/snapshot-file';
import { snapshotLimitText, snapshotTexts } from '@chalkline/domain/snapshots/snapshot-messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useMutation } from '../../api/mutation.ts';
import { useViewer } from '../../api/viewer.ts';
import { toast } from '../../ui/toast-store.ts';
import { refreshSnapshots } from './refresh-snapshots.ts';
import { sendSnapshot } from './send-snapshot.ts';

interface UploadTarget {
  readonly lessonId: number;
  readonly courseId: number;
  /** The current number of snapshots. */
  readonly taken: number;
  /** Called once the snapshot is in the list, unless the place where it was uploaded is gone by then. */
  onUploaded?(snapshot: Snapshot): void;
}

export interface SnapshotUpload {
  readonly isUploading: boolean;
  /** The uploaded share of the image, from 0 to 1. */
  readonly sent: number;
  /** Why the last files were refused. */
  readonly refusal: string | undefined;
  choose(files: readonly File[]): void;
  forgetRefusal(): void;
}

/** Uploads an image, attaches it to the lesson and reloads the list. */
export function useUploadSnapshot({ taken, onUploaded, ...target }: UploadTarget): SnapshotUpload {
  const { viewer } = useViewer();
  const client = useQueryClient();
  const [sent, setSent] = useState(0);
  const [refusal, setRefusal] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ userId, file }: { userId: string; file: File }) =>
      sendSnapshot({ ...target, userId }, file, setSent),
    onSuccess: async () => {
      toast({ ...snapshotTexts.uploaded, variant: 'success' });
      await refreshSnapshots(client);
    },
    onError: (error) => {
      setRefusal(reasonIn(error));
      toast({ ...textOf(error), variant: 'destructive' });
    },
  });

  const choose = (files: readonly File[]) => {
    const refused = refusalOf(files, taken);
    const [file] = files;
    setRefusal(refused);
    if (refused || !file || isPending) return;
    if (!viewer) {
      toast({ ...snapshotTexts.signedOut, variant: 'destructive' });
      return;
    }
    setSent(0);
    mutate({ userId: viewer.id, file }, { onSuccess: (snapshot) => onUploaded?.(snapshot) });
  };
  return { isUploading: isPending, sent, refusal, choose, forgetRefusal: () => setRefusal(undefined) };
}

/** Why nothing is uploaded: the file can't be a snapshot, or the lesson is full. */
function refusalOf(files: readonly File[], taken: number): string | undefined {
  const refused = refuseSnapshotFiles(files);
  if (refused) return refused.message;
  return taken >= snapshotsPerLesson ? snapshotLimitText : undefined;
}

function textOf(error: Error) {
  const isSignedOut = error instanceof ApiError && error.status === 401;
  return isSignedOut ? snapshotTexts.signedOut : snapshotTexts.uploadFailed;
}

/** The server's message is shown if the image itself, or the number of images, was the reason. */
function reasonIn(error: Error): string | undefined {
  const isAboutImage = error instanceof ApiError && [409, 413, 415, 429].includes(error.status);
  return isAboutImage ? error.refusal?.message : undefined;
}
