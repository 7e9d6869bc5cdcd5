import type { EarlierSubmission } from '@chalkline/contract/reviews';
import { momentLabel } from '@chalkline/domain/calendar/moment';
import type { ReactElement } from 'react';
import { Outcome } from './outcome.tsx';
import styles from './review-sheet.module.css';
import { SubmittedWork } from './submitted-work.tsx';

/** Earlier submissions of the same learner, with their feedback. */
export function EarlierSubmissions({ earlier }: { earlier: readonly EarlierSubmission[] }): ReactElement {
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
