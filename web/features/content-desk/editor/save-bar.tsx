import { type ReactElement, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Glyph } from '../../../ui/glyphs.tsx';
import type { DraftState } from './draft-keeper.ts';
import styles from './save-bar.module.css';

interface SaveBarProps {
  readonly label: string;
  readonly draft: DraftState;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  onDiscard(): void;
}

/** Always at hand: how the draft stands, and the way to save it. */
export function SaveBar({ label, draft, isDirty, isSaving, onDiscard }: SaveBarProps): ReactElement {
  const save = useRef<HTMLButtonElement>(null);
  const discard = () => {
    // The button that is pressed goes with the changes.
    save.current?.focus();
    onDiscard();
  };
  return (
    <div className={styles.bar} data-bar-at-foot data-save-bar>
      <p role="status" className={styles.state}>
        {draftWords(draft, isDirty)}
      </p>
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

function draftWords(draft: DraftState, isDirty: boolean): string {
  switch (draft.kind) {
    case 'keeping':
      return 'Saving the draft…';
    case 'kept':
      return `Draft saved ${clock(draft.at)}`;
    case 'failed':
      return 'The draft could not be sent. It is kept in this browser.';
    default:
      return isDirty ? 'Not saved yet' : '';
  }
}

function clock(at: Date): string {
  return at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}
