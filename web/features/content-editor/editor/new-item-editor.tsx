import type { ContentDraft } from '@chalkline/contract/founder-content';
import type { ContentKind } from '@chalkline/domain/content/content-kinds';
import type { Facts } from '@chalkline/domain/content/facts';
import { type ReactElement, useMemo } from 'react';
import { useLocation } from 'wouter';
import { itemAddress, newAddress } from '../content-url-state.ts';
import { blankFacts } from '../forms/form-of.ts';
import { kindLabels } from '../kind-labels.ts';
import { useCreateItem } from './create-item.ts';
import { discard } from './discard.ts';
import { fieldsIn } from './edit.ts';
import { EditorForm } from './editor-form.tsx';
import { useEditing } from './use-editing.ts';

interface NewItemEditorProps {
  readonly kind: ContentKind;
  /** The id of the draft. */
  readonly draftId: string;
  readonly draft: ContentDraft | undefined;
  /** Values that are known before typing, such as the course of a lesson. */
  readonly given: Facts;
  readonly today: string;
}

/** Creates a new item. Text is kept from the first letter on, and the draft's id is in the URL. */
export function NewItemEditor({ kind, draftId, draft, given, today }: NewItemEditorProps): ReactElement {
  const [, navigate] = useLocation();
  const saved = useMemo(() => ({ ...blankFacts(kind, today), ...given }), [kind, today, given]);
  const start = useMemo(
    () => ({ values: draft ? fieldsIn(draft) : saved, basedOn: null, isTouched: draft !== undefined }),
    [draft, saved],
  );
  const editing = useEditing({ kind, itemId: draftId, isNew: true, saved, version: null, start });
  const { mutate, isPending } = useCreateItem(editing, (item) =>
    navigate(itemAddress(item.kind, item.id), { replace: true }),
  );
  const change: typeof editing.change = (name, value) => {
    editing.change(name, value);
    if (!editing.isDirty) navigate(newAddress(kind, { draftId, ...courseOf(given) }), { replace: true });
  };
  return (
    <EditorForm
      editing={{ ...editing, change }}
      label={`Create ${kindLabels[kind].one}`}
      isSaving={isPending}
      onSave={() => mutate(editing.work)}
      onDiscard={() => discard(editing, { values: saved, basedOn: null, isTouched: false })}
    />
  );
}

function courseOf({ courseId }: Facts): { courseId?: string } {
  return courseId ? { courseId: String(courseId) } : {};
}
