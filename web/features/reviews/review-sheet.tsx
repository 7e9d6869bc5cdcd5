import type { Review } from '@chalkline/contract/reviews';
import { progressPercent } from '@chalkline/domain/progress/progress';
import { progressSentence } from '@chalkline/domain/progress/progress-text';
import type { ReactElement, ReactNode } from 'react';
import { useMomentLabel } from '../../api/moment-label.ts';
import { Progress } from '../../ui/progress.tsx';
import { AgeBadge } from './age-badge.tsx';
import { AwardedCertificate } from './awarded-certificate.tsx';
import { EarlierSubmissions } from './earlier-submissions.tsx';
import { Outcome } from './outcome.tsx';
import styles from './review-sheet.module.css';
import { SubmittedWork } from './submitted-work.tsx';

export interface ReviewSheetProps {
  readonly review: Review;
  /** The learner's snapshots of the course. */
  snapshotsOf(review: Review): ReactNode;
  /** The form for the checks of the course. */
  readonly rubric: ReactNode;
}

/** One submission with everything needed to judge it. */
export function ReviewSheet({ review, snapshotsOf, rubric }: ReviewSheetProps): ReactElement {
  const momentLabel = useMomentLabel();
  const { submittedAt, outcome, certificate, earlier, snapshots } = review;
  return (
    <>
      <p className={styles.facts}>
        Handed in {momentLabel(submittedAt)}
        {outcome ? null : <AgeBadge workingDays={review.workingDays} isOverdue={review.isOverdue} />}
      </p>
      {outcome ? <Outcome outcome={outcome} /> : null}
      {certificate ? (
        <Part title="The certificate">
          <AwardedCertificate review={review} certificate={certificate} />
        </Part>
      ) : null}
      <Part title="Submitted work">
        <SubmittedWork {...review} />
      </Part>
      <Part title="The course">
        <CourseProgress course={review.course} />
      </Part>
      <Part title="Snapshots">
        {snapshots.length > 0 ? (
          snapshotsOf(review)
        ) : (
          <p className={styles.nothing}>No snapshots of this course.</p>
        )}
      </Part>
      {rubric && !outcome && review.rubric.length > 0 ? <Part title="Checks">{rubric}</Part> : null}
      {earlier.length > 0 ? (
        <Part title="Earlier submissions">
          <EarlierSubmissions earlier={earlier} />
        </Part>
      ) : null}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>{title}</h3>
      {children}
    </section>
  );
}

function CourseProgress({ course }: { course: Review['course'] }): ReactElement {
  const completed = course.lessons.filter(({ isCompleted }) => isCompleted).length;
  const total = course.lessons.length;
  return (
    <div className={styles.course}>
      <p>
        <a href={`/${course.slug}`} target="_blank" rel="noopener">
          {course.title}
        </a>
        : {progressSentence(completed, total)}
      </p>
      <Progress
        value={progressPercent(completed, total)}
        label={course.title}
        valueText={`${completed} of ${total}`}
        seed={course.slug}
      />
    </div>
  );
}
