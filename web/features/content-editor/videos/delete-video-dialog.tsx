import { addressOf } from '@chalkline/contract/addresses';
import { videoPath } from '@chalkline/contract/console-addresses';
import type { VideoList } from '@chalkline/contract/videos';
import { sizeLabel } from '@chalkline/domain/videos/upload-progress';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { videosResource } from '../../../api/content-resources.ts';
import { useMutation } from '../../../api/mutation.ts';
import { write } from '../../../api/write.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';

interface DeleteVideoDialogProps {
  readonly video: VideoList['videos'][number];
  readonly onClose: () => void;
  readonly focusAfter: () => HTMLElement | null;
}

/** Frees the storage of a video that no lesson shows. */
export function DeleteVideoDialog({ video, onClose, focusAfter }: DeleteVideoDialogProps): ReactElement {
  const client = useQueryClient();
  const size = sizeLabel(video.bytes + video.renditionBytes);
  const { mutate, isPending, error } = useMutation<void, ApiError>({
    mutationFn: () => write('DELETE', addressOf(videoPath, { videoId: video.id })),
    onSuccess: () => {
      toast({
        title: `${video.fileName} is deleted.`,
        description: `${size} are free again.`,
        variant: 'success',
      });
      onClose();
    },
    // After a refusal, the list says which lesson shows the video meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: videosResource.key, exact: true }),
  });
  const draftNote = video.isInDraft ? ' The unsaved draft that shows it will have no video.' : '';
  return (
    <ConfirmDialog
      title={`Delete ${video.fileName}?`}
      description={`This frees ${size} and can't be undone.${draftNote} Older versions of lessons that showed it can no longer play it.`}
      keepLabel="Keep it"
      confirmLabel="Delete the video"
      busyLabel="Deleting"
      isDangerous
      isBusy={isPending}
      failure={error ? (error.refusal?.message ?? "It wasn't deleted. Please try again.") : undefined}
      onConfirm={() => mutate()}
      onClose={onClose}
      focusAfter={focusAfter}
    />
  );
}
