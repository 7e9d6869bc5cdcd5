import type { ContentDependents, ContentItem } from '@chalkline/contract/founder-content';
import { publishingLabels } from '@chalkline/domain/content/publishing-labels';
import type { ReactElement } from 'react';
import { contentDependentsResource } from '../../../api/content-resources.ts';
import { useResource } from '../../../api/resource.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useAskedPublish } from './publish-item.ts';

interface PublishDialogProps {
  readonly item: ContentItem;
  readonly today: string;
  onClose(): void;
}

/** Explains what publishing does, including emails to the waitlist, before it happens. */
export function PublishDialog({ item, today, onClose }: PublishDialogProps): ReactElement {
  const { data, error } = useResource(contentDependentsResource(item.kind, item.id));
  const { mutate, isPending, failure, focusAfter } = useAskedPublish(item, onClose);
  const isLooking = data === undefined && error === null;
  return (
    <ConfirmDialog
      title={`Publish “${item.title}” now?`}
      description={description(item, today, data)}
      keepLabel="Not yet"
      confirmLabel="Publish"
      busyLabel={isLooking ? 'Looking...' : 'Publishing...'}
      isBusy={isLooking || isPending}
      failure={failure}
      onConfirm={() => mutate('now')}
      onClose={onClose}
      focusAfter={focusAfter}
    />
  );
}

const unsavedText = " Your unsaved changes aren't included: save them first if they should be public, too.";

function description(
  { kind, day, draft }: ContentItem,
  today: string,
  data: ContentDependents | undefined,
): string {
  if (!data) return 'Checking what will change...';
  const countOf = (what: string) => data.affected.find((one) => one.what === what)?.count ?? 0;
  const effects = publishingLabels(
    {
      kind: kind === 'course' ? 'course' : 'post',
      day,
      lessons: countOf('lessons'),
      waiting: countOf('waiting'),
    },
    today,
  );
  return draft ? effects + unsavedText : effects;
}
