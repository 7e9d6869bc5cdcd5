import type { ContentItem } from '@chalkline/contract/founder-content';
import type { ReactElement } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useAskedPublish } from './publish-item.ts';

interface UnpublishDialogProps {
  readonly item: ContentItem;
  onClose(): void;
}

export function UnpublishDialog({ item, onClose }: UnpublishDialogProps): ReactElement {
  const { mutate, isPending, failure, focusAfter } = useAskedPublish(item, onClose);
  return (
    <ConfirmDialog
      title={`Take “${item.title}” back?`}
      description={
        item.kind === 'course'
          ? 'Nobody can open its lessons any more, members included. What they have done in it stays, and is there again when you publish it.'
          : 'It leaves the blog at once, and its address answers that there is nothing. You can publish it again.'
      }
      keepLabel="Keep it live"
      confirmLabel="Unpublish"
      busyLabel="Unpublishing..."
      isDangerous
      isBusy={isPending}
      failure={failure}
      onConfirm={() => mutate('unpublish')}
      onClose={onClose}
      focusAfter={focusAfter}
    />
  );
}
