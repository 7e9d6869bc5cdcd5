import { removeUploadsPath } from '@chalkline/contract/console-addresses';
import type { RemovedUploads } from '@chalkline/contract/videos';
import { removedUploadsTexts } from '@chalkline/domain/videos/removed-uploads';
import { removableAfterMinutes } from '@chalkline/domain/videos/video-file';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { videosResource } from '../../../api/content-resources.ts';
import { useMutation } from '../../../api/mutation.ts';
import { write } from '../../../api/write.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';

interface RemoveUploadsDialogProps {
  readonly onClose: () => void;
  readonly focusAfter: () => HTMLElement | null;
}

/** Frees the storage of uploads that nobody continues. */
export function RemoveUploadsDialog({ onClose, focusAfter }: RemoveUploadsDialogProps): ReactElement {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation<RemovedUploads, ApiError>({
    mutationFn: () => write('POST', removeUploadsPath),
    onSuccess: (result) => {
      toast({ ...removedUploadsTexts(result), variant: result.failed > 0 ? 'destructive' : 'success' });
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: videosResource.key, exact: true }),
  });
  return (
    <ConfirmDialog
      title="Remove unfinished uploads?"
      description={`This removes every upload that has received nothing in the last ${removableAfterMinutes} minutes, including paused ones of other people. To upload one of those videos after all, start from the beginning.`}
      keepLabel="Keep them"
      confirmLabel="Remove the uploads"
      busyLabel="Removing"
      isDangerous
      isBusy={isPending}
      failure={error ? (error.refusal?.message ?? "We couldn't remove them. Please try again.") : undefined}
      onConfirm={() => mutate()}
      onClose={onClose}
      focusAfter={focusAfter}
    />
  );
}
