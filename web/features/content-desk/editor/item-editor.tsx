import type { ContentItem } from '@chalkline/contract/founder-content';
import { type ReactElement, useMemo, useState } from 'react';
import { onDemand } from '../../../ui/on-demand.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { discard } from './discard.ts';
import { EditorForm } from './editor-form.tsx';
import { EditorNotices } from './editor-notices.tsx';
import { useSaveItem } from './save-item.ts';
import { useEditing } from './use-editing.ts';
import { fieldsIn, workOn } from './work.ts';

/** Comes when two people edited the same. */
const EditedMeanwhile = onDemand(
  async () => (await import('./edited-meanwhile-dialog.tsx')).EditedMeanwhileDialog,
);

/** Edits something that exists. */
export function ItemEditor({ item }: { item: ContentItem }): ReactElement {
  const start = useMemo(() => workOn(item), [item]);
  const saved = useMemo(() => fieldsIn(item), [item]);
  const { kind, id: itemId, version } = item;
  const editing = useEditing({ kind, itemId, isNew: false, saved, version, start });
  const [isComparing, setComparing] = useState(false);
  const { mutate, isPending } = useSaveItem(editing, () => setComparing(true));
  const { work, isOutdated } = editing;
  const asItIs = { values: saved, basedOn: version, isTouched: false };
  const save = () => {
    if (isOutdated) setComparing(true);
    else mutate(work);
  };
  const takeTheirs = () => {
    setComparing(false);
    discard(editing, asItIs);
  };
  return (
    <>
      <EditorForm
        editing={editing}
        label="Save"
        isSaving={isPending}
        onSave={save}
        onDiscard={() => discard(editing, asItIs)}
        notices={
          <EditorNotices
            item={item}
            isDirty={editing.isDirty}
            isOutdated={isOutdated}
            onCompare={() => setComparing(true)}
          />
        }
      />
      {isComparing ? (
        <EditedMeanwhile
          item={item}
          work={work}
          onTakeTheirs={takeTheirs}
          onGoOn={(next) => {
            setComparing(false);
            editing.goOn(next);
            toast({
              title: 'You are editing the newest version.',
              description: 'Your changes are on top. Save when you are ready.',
            });
          }}
          onClose={() => setComparing(false)}
        />
      ) : null}
    </>
  );
}
