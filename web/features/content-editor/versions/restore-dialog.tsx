import type { ContentItem } from '@chalkline/contract/founder-content';
import { type ReactElement, useRef } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { versionTitleId } from './version-title.tsx';

interface RestoreDialogProps {
  readonly item: ContentItem;
  readonly version: number;
  readonly isBusy: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before an earlier version becomes public again. */
export function RestoreDialog({
  item,
  version,
  isBusy,
  onConfirm,
  onClose,
}: RestoreDialogProps): ReactElement {
  const isConfirmed = useRef(false);
  return (
    <ConfirmDialog
      title={`Restore version ${version}?`}
      description={`“${item.title}” is live, so everyone will see this version right away. The current version stays in the list.`}
      keepLabel="Keep the newest"
      confirmLabel="Restore"
      busyLabel="Bringing it back..."
      isBusy={isBusy}
      failure={undefined}
      onConfirm={() => {
        isConfirmed.current = true;
        onConfirm();
      }}
      onClose={onClose}
      focusAfter={() => (isConfirmed.current ? document.getElementById(versionTitleId) : null)}
    />
  );
}
