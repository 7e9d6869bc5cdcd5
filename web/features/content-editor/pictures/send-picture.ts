import { contentPicturesPath } from '@chalkline/contract/console-addresses';
import type { ContentPicture } from '@chalkline/contract/content-pictures';
import { refuseSnapshotFiles, snapshotExtensions } from '@chalkline/domain/snapshots/snapshot-file';
import type { ApiError } from '../../../api/api-error.ts';
import { useMutation } from '../../../api/mutation.ts';
import { upload } from '../../../api/upload.ts';
import { toast } from '../../../ui/toast-store.ts';

/** The file types for the file chooser. */
export const pictureTypes = snapshotExtensions.map((extension) => `.${extension}`).join(',');

/** Uploads a picture for the content. An unsuitable file or a failed upload shows a message. */
export function useSendPicture() {
  const { mutateAsync, isPending } = useMutation<ContentPicture, ApiError, File>({
    mutationFn: (file) => upload(contentPicturesPath, file, () => undefined),
    onError: ({ refusal }) =>
      showFailure(refusal?.message ?? "The picture didn't arrive. Check your connection and try again."),
  });
  const send = async (files: readonly File[]): Promise<ContentPicture | undefined> => {
    const refusal = refuseSnapshotFiles(files);
    if (refusal) showFailure(refusal.message);
    const [file] = files;
    // The user has already been told of the failure.
    return file && !refusal ? mutateAsync(file).catch(() => undefined) : undefined;
  };
  return { send, isSending: isPending };
}

function showFailure(description: string): void {
  toast({ title: "This picture wasn't uploaded.", description, variant: 'destructive' });
}
