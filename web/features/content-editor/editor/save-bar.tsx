import { type ReactElement, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Glyph } from '../../../ui/glyphs.tsx';
import type { DraftState } from './draft-autosave.ts';
import { DraftLine } from './draft-line.tsx';
import styles from './save-bar.module.css';

interface SaveBarProps {
  readonly label: string;
  readonly draft: DraftState;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  onDiscard(): void;
}

/** Always visible: the state of the draft, and the save button. */
export function SaveBar({ label, draft, isDirty, isSaving, onDiscard }: SaveBarProps): ReactElement {
  const save = useRef<HTMLButtonElement>(null);
  const discard = () => {
    // Moves the focus, because the clicked button disappears with the changes.
    save.current?.focus();
    onDiscard();
  };
  return (
    <div className={styles.bar} data-bar-at-foot data-save-bar>
      <DraftLine draft={draft} isDirty={isDirty} />
      {isDirty ? (
        <Button variant="quiet" onClick={discard}>
          Discard changes
        </Button>
      ) : null}
      <Button
        ref={save}
        type="submit"
        variant="marker"
        icon={<Glyph name="check" size={20} />}
        loading={isSaving}
      >
        {label}
      </Button>
    </div>
  );
}
