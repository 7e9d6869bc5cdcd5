import type { EarlierSubmission } from '@chalkline/contract/reviews';
import type { ReactElement } from 'react';
import { useMomentLabel } from '../../api/moment-label.ts';
import { Outcome } from './outcome.tsx';
import styles from './review-sheet.module.css';
import { SubmittedWork } from './submitted-work.tsx';

/** Earlier submissions of the same learner, with their feedback. */
export function EarlierSubmissions({ earlier }: { earlier: readonly EarlierSubmission[] }): ReactElement {
  const momentLabel = useMomentLabel();
  return (
    <ol className={styles.earlier}>
      {earlier.map(({ id, submittedAt, outcome, ...work }) => (
        <li key={id} className={styles.attempt}>
          <h4 className={styles.attemptTitle}>Handed in {momentLabel(submittedAt)}</h4>
          <SubmittedWork {...work} />
          <Outcome outcome={outcome} />
        </li>
      ))}
    </ol>
  );
}
