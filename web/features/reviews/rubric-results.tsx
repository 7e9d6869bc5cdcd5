import type { Review } from '@chalkline/contract/reviews';
import type { ReactElement } from 'react';
import { Badge } from '../../ui/badge.tsx';
import styles from './rubric.module.css';

type Checks = NonNullable<Review['outcome']>['checks'];

/** How the checks went: the ones that have not passed with their comments, and the number of the others. */
export function RubricResults({ checks }: { checks: Checks }): ReactElement | null {
  if (checks.length === 0) return null;
  const open = checks.filter(({ isPassed }) => !isPassed);
  return (
    <>
      <p>
        {checks.length - open.length} of {checks.length} reviewed checks passed
      </p>
      <ul className={styles.results}>
        {open.map(({ lessonId, lessonOrder, checkId, try: step, comment }) => (
          <li key={`${lessonId} ${checkId}`} className={styles.result}>
            <Badge>Not yet</Badge>
            <span>
              Lesson {lessonOrder}: {step}
              {comment ? <b> {comment}</b> : null}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
