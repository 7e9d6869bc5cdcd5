import type { ContentKind } from '@chalkline/domain/content/content-kinds';
import { differingFields, type Facts, type FactValue } from '@chalkline/domain/content/facts';
import { useEffect, useRef, useState } from 'react';
import type { Work } from './edit.ts';
import { type FieldErrors, withoutField } from './field-errors.ts';
import { type KeptDraft, useDraft } from './use-draft.ts';
import { withChange } from './with-change.ts';

export interface EditingOf {
  readonly kind: ContentKind;
  readonly itemId: string;
  readonly isNew: boolean;
  /** The saved values; for a new item, its initial values. */
  readonly saved: Facts;
  /** The latest version; undefined for a new item. */
  readonly version: number | null;
  /** The values that editing starts with. */
  readonly start: Work;
}

export interface Editing extends EditingOf {
  readonly work: Work;
  readonly errors: FieldErrors;
  readonly draft: KeptDraft;
  /** Whether there are unsaved changes. */
  readonly isDirty: boolean;
  /** Whether someone else saved in the meantime. */
  readonly isOutdated: boolean;
  /** Returns the current values at any time. */
  latest(): Work;
  change(name: string, value: FactValue): void;
  /** Continues with other values, such as those that someone else saved. */
  replaceWork(work: Work): void;
  /** Continues after a save. Text typed in the meantime stays on top of it. */
  replaceWorkAfterSave(sent: Work, work: Work): void;
  showErrors(errors: FieldErrors): void;
}

/** The typed values, their errors and the draft. */
export function useEditing(of: EditingOf): Editing {
  const { kind, itemId, isNew, saved, version, start } = of;
  const [errors, showErrors] = useState<FieldErrors>({});
  const draft = useDraft(kind, itemId);
  const { work, latest, go } = useWork(start, version, draft);
  return {
    ...of,
    work,
    errors,
    draft,
    isDirty: work.isTouched && (isOlder(work, version) || differingFields(saved, work.values).length > 0),
    isOutdated: work.isTouched && isOlder(work, version),
    latest: () => latest.current,
    change: (name, value) => {
      // The latest values, because an upload can end long after this page was rendered.
      const now = latest.current;
      go({ ...now, values: withChange(kind, isNew, now.values, { name, value }), isTouched: true });
      showErrors(withoutField(errors, name));
    },
    replaceWork: (next) => {
      showErrors({});
      go(next);
    },
    replaceWorkAfterSave: (sent, next) => {
      showErrors({});
      const typedMeanwhile = latest.current !== sent;
      // Saving removes the draft. Anything typed since then is kept as a new draft.
      go(typedMeanwhile ? { ...latest.current, basedOn: next.basedOn } : next);
    },
    showErrors,
  };
}

/** The current values and how to change them. Changed values are kept as a draft. */
function useWork(start: Work, version: number | null, draft: KeptDraft) {
  const [work, setWork] = useState(start);
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  }, [work]);
  const go = (next: Work) => {
    latest.current = next;
    setWork(next);
    if (next.isTouched) draft.keep(next);
  };
  useWorkLeftHere(draft, go);
  // Nothing was typed yet, so the version that someone else saved replaces it.
  const givesWay = isOlder(work, version) && !work.isTouched;
  useEffect(() => {
    if (givesWay) setWork(start);
  }, [givesWay, start]);
  return { work, latest, go };
}

/** After a save, the typed values are newer than the shown item for a moment. */
function isOlder({ basedOn }: Work, version: number | null): boolean {
  return basedOn !== null && version !== null && version > basedOn;
}

/** A page that was closed before its draft was sent continues with it. */
function useWorkLeftHere({ here }: KeptDraft, restore: (work: Work) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked for once, when the page opens
  useEffect(() => {
    const left = here.read();
    if (left) restore(left);
  }, [here]);
}
