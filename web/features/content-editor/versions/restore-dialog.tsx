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

/** Asks before everybody sees an earlier text again. */
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
      title={`Bring back version ${version}?`}
      description={`“${item.title}” is live: everybody sees this version at once. The newest one stays among the versions.`}
      keepLabel="Keep the newest"
      confirmLabel="Bring it back"
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
