import type { ContentKind } from '@chalkline/domain/content/content-kinds';
import { differingFields, type Facts, type FactValue } from '@chalkline/domain/content/facts';
import { useEffect, useRef, useState } from 'react';
import type { Work } from './edit.ts';
import type { FieldErrors } from './field-errors.ts';
import { type KeptDraft, useDraft } from './use-draft.ts';
import { withChange } from './with-change.ts';

export interface EditingOf {
  readonly kind: ContentKind;
  readonly itemId: string;
  readonly isNew: boolean;
  /** What is saved; for something new, what it begins with. */
  readonly saved: Facts;
  /** The newest version; nothing for something new. */
  readonly version: number | null;
  /** Where the work begins. */
  readonly start: Work;
}

export interface Editing extends EditingOf {
  readonly work: Work;
  readonly errors: FieldErrors;
  readonly draft: KeptDraft;
  /** Whether there is something that is not saved. */
  readonly isDirty: boolean;
  /** Whether somebody saved while this was edited. */
  readonly isOutdated: boolean;
  /** As it stands now, whenever that is asked. */
  latest(): Work;
  change(name: string, value: FactValue): void;
  /** Goes on with other work, such as what somebody else saved. */
  goOn(work: Work): void;
  /** Goes on after a save: what was typed meanwhile stays, on top of it. */
  goOnAfterSave(sent: Work, work: Work): void;
  showErrors(errors: FieldErrors): void;
}

/** What is being typed, what is wrong with it, and its draft. */
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
      go({ ...work, values: withChange(kind, isNew, work.values, { name, value }), isTouched: true });
      if (name in errors) showErrors(without(errors, name));
    },
    goOn: (next) => {
      showErrors({});
      go(next);
    },
    goOnAfterSave: (sent, next) => {
      showErrors({});
      const typedMeanwhile = latest.current !== sent;
      // The draft went with the save: what is not in that is kept as one of its own.
      go(typedMeanwhile ? { ...latest.current, basedOn: next.basedOn } : next);
    },
    showErrors,
  };
}

/** The work as it is, and how it goes on. What was touched is kept as a draft. */
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
  // Nothing was typed yet: what somebody else saved simply takes its place.
  const givesWay = isOlder(work, version) && !work.isTouched;
  useEffect(() => {
    if (givesWay) setWork(start);
  }, [givesWay, start]);
  return { work, latest, go };
}

/** After a save the work is newer for a moment than the item that is shown. */
function isOlder({ basedOn }: Work, version: number | null): boolean {
  return basedOn !== null && version !== null && version > basedOn;
}

/** A page that was closed before its draft had left goes on with it. */
function useWorkLeftHere({ here }: KeptDraft, goOn: (work: Work) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked for once, when the page opens
  useEffect(() => {
    const left = here.read();
    if (left) goOn(left);
  }, [here]);
}

function without(errors: FieldErrors, name: string): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([other]) => other !== name));
}
