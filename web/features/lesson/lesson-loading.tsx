import type { ReactElement } from 'react';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './lesson-loading.module.css';

/** The placeholder of a lesson: its video and its notes. */
export function LessonLoading(): ReactElement {
  return (
    <div className={styles.loading}>
      <div className={styles.video}>
        <Skeleton shape="drawing" />
        <p role="status" className={styles.text}>
          <Spinner />
          Loading lesson...
        </p>
      </div>
      <SkeletonText lines={6} />
    </div>
  );
}
