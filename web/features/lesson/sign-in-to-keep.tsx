import type { ReactElement } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './sign-in-to-keep.module.css';

export interface SignInToKeepProps {
  /** Signs in and returns to this lesson. */
  readonly href: string;
  readonly xpReward: number;
}

/** What a visitor sees where a learner completes the lesson. */
export function SignInToKeep({ href, xpReward }: SignInToKeepProps): ReactElement {
  return (
    <div className={styles.invitation}>
      <ButtonLink href={href} variant="marker" fullWidth icon={<Glyph name="check" size={20} />}>
        Sign in to keep your progress
      </ButtonLink>
      <p className={styles.note}>It's free, and this lesson earns you {xpReward} XP.</p>
    </div>
  );
}
