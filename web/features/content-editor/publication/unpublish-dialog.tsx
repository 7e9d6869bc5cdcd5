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
      title={`Unpublish “${item.title}”?`}
      description={
        item.kind === 'course'
          ? 'Nobody will be able to open its lessons, including members. Their progress is kept and comes back when you publish it again.'
          : 'It disappears from the blog right away, and its address shows a “not found” page. You can publish it again.'
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
