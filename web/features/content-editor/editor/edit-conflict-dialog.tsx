import type { ContentItem } from '@chalkline/contract/founder-content';
import { contestedFields, differingFields, type Facts, onTopOf } from '@chalkline/domain/content/facts';
import type { ReactElement } from 'react';
import { contentVersionResource } from '../../../api/content-resources.ts';
import { useMomentLabel } from '../../../api/moment-label.ts';
import { useResource } from '../../../api/resource.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FieldChanges } from '../form/field-changes.tsx';
import { fieldsIn, type Work } from './edit.ts';

export interface EditedMeanwhileDialogProps {
  /** The item as someone else saved it. */
  readonly item: ContentItem;
  readonly work: Work;
  onTakeTheirs(): void;
  onKeepMine(work: Work): void;
  onClose(): void;
}

/** Shown when two people edited the same item: who saved, what differs, and which version to keep. */
export function EditConflictDialog(props: EditedMeanwhileDialogProps): ReactElement {
  const momentLabel = useMomentLabel();
  const { item, work, onTakeTheirs, onKeepMine, onClose } = props;
  const base = useResource(contentVersionResource(item.kind, item.id, work.basedOn ?? 1));
  const theirs = fieldsIn(item);
  const from = base.data && fieldsIn(base.data);
  const keepMine = (began: Facts) =>
    onKeepMine({ values: onTopOf(theirs, work.values, began), basedOn: item.version, isTouched: true });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      startsAtTop
      title={`${item.savedBy ?? 'Somebody'} saved this while you were editing`}
      description={`Saved ${momentLabel(item.savedAt)}. Your changes are safe in your draft.`}
      footer={
        <>
          <Button onClick={onTakeTheirs}>Use theirs</Button>
          <Button variant="marker" disabled={!from} onClick={() => from && keepMine(from)}>
            Keep editing on top
          </Button>
        </>
      }
    >
      {base.error ? (
        <ErrorState
          title="We couldn't load the version you started from"
          onRetry={() => void base.refetch()}
          retrying={base.isFetching}
        />
      ) : null}
      {from ? (
        <Differences item={item} theirs={theirs} mine={work.values} base={from} />
      ) : (
        <Skeleton shape="block" height="160px" />
      )}
    </Dialog>
  );
}

interface DifferencesProps {
  readonly item: ContentItem;
  readonly theirs: Facts;
  readonly mine: Facts;
  readonly base: Facts;
}

function Differences({ item, theirs, mine, base }: DifferencesProps): ReactElement {
  const contested = new Set(contestedFields(theirs, mine, base));
  const onlyTheirs = new Set(differingFields(base, theirs).filter((name) => !contested.has(name)));
  const changes = differingFields(theirs, mine).map((field) => ({
    field,
    before: theirs[field] ?? null,
    after: mine[field] ?? null,
  }));
  const noteOn = (field: string) => {
    if (contested.has(field)) return '· changed by both of you';
    return onlyTheirs.has(field) ? '· changed by them: editing on top keeps it' : '· changed by you';
  };
  return <FieldChanges kind={item.kind} changes={changes} sides={['Theirs', 'Yours']} noteOn={noteOn} />;
}
