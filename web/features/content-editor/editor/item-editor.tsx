import type { ContentItem } from '@chalkline/contract/founder-content';
import { type ReactElement, useMemo, useState } from 'react';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { discard } from './discard.ts';
import { fieldsIn, type Work, workOn } from './edit.ts';
import { EditorForm } from './editor-form.tsx';
import { EditorMessages } from './editor-messages.tsx';
import { useSaveItem } from './save-item.ts';
import { type Editing, useEditing } from './use-editing.ts';
import { usePublicationMerge } from './use-publication-merge.ts';

/** Loaded when two people edited the same item. */
const EditedMeanwhile = lazyComponent(
  async () => (await import('./edit-conflict-dialog.tsx')).EditConflictDialog,
);

/** Edits an existing item. */
export function ItemEditor({ item }: { item: ContentItem }): ReactElement {
  const start = useMemo(() => workOn(item), [item]);
  const saved = useMemo(() => fieldsIn(item), [item]);
  const { kind, id: itemId, version } = item;
  const editing = useEditing({ kind, itemId, isNew: false, saved, version, start });
  usePublicationMerge(item, editing);
  const [isComparing, setComparing] = useState(false);
  const { mutate, isPending } = useSaveItem(editing, () => setComparing(true));
  const { work, isDirty, isOutdated } = editing;
  const compare = () => setComparing(true);
  const goBack = () => discard(editing, { values: saved, basedOn: version, isTouched: false });
  const messages = { item, isDirty, isOutdated, onCompare: compare };
  return (
    <>
      <EditorForm
        editing={editing}
        label="Save"
        isSaving={isPending}
        onSave={() => (isOutdated ? compare() : mutate(work))}
        onDiscard={goBack}
        messages={<EditorMessages {...messages} />}
      />
      {isComparing ? (
        <Comparison item={item} editing={editing} onTakeTheirs={goBack} onEnd={() => setComparing(false)} />
      ) : null}
    </>
  );
}

interface ComparisonProps {
  readonly item: ContentItem;
  readonly editing: Editing;
  readonly onTakeTheirs: () => void;
  readonly onEnd: () => void;
}

function Comparison({ item, editing, onTakeTheirs, onEnd }: ComparisonProps): ReactElement {
  const takeTheirs = () => {
    onEnd();
    onTakeTheirs();
  };
  const keepMine = (next: Work) => {
    onEnd();
    editing.replaceWork(next);
    toast({
      title: 'You are editing the newest version.',
      description: 'Your changes are on top. Save when you are ready.',
    });
  };
  return (
    <EditedMeanwhile
      item={item}
      work={editing.work}
      onTakeTheirs={takeTheirs}
      onKeepMine={keepMine}
      onClose={onEnd}
    />
  );
}
