import type { ReactElement } from 'react';
import { useSignInBack } from '../../../api/sign-in-back.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Glyph } from '../../../ui/glyphs.tsx';
import type { DraftState } from './draft-autosave.ts';
import styles from './draft-line.module.css';

/** The state of the draft, announced whenever it changes. */
export function DraftLine({ draft, isDirty }: { draft: DraftState; isDirty: boolean }): ReactElement {
  const isSignedOut = draft.kind === 'signed-out';
  return (
    <p role="status" className={classNames(styles.line, isSignedOut && styles.signedOut)}>
      {isSignedOut ? <SignedOut /> : draftLabel(draft, isDirty)}
    </p>
  );
}

/** Does not interrupt the user: typed text is kept as before. */
function SignedOut(): ReactElement {
  const signIn = useSignInBack();
  return (
    <>
      <Glyph name="alert" size={20} />
      <span>
        You've been signed out. Your text is saved in this browser. <a href={signIn}>Sign in again</a>
      </span>
    </>
  );
}

function draftLabel(draft: DraftState, isDirty: boolean): string {
  switch (draft.kind) {
    case 'keeping':
      return 'Saving the draft…';
    case 'kept':
      return `Draft saved ${clock(draft.at)}`;
    case 'failed':
      return "We couldn't save the draft online. It's saved in this browser.";
    default:
      return isDirty ? 'Not saved yet' : '';
  }
}

function clock(at: Date): string {
  return at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}
