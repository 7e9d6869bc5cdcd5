import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Day } from '../../api/day.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { type LearnerCertification, useLearnerCertifications } from './learner-certifications.ts';
import styles from './requested-changes.module.css';
import { StartAssessment } from './start-assessment.tsx';

/** Work that a reviewer sent back: what should change, and the way to send it again. */
export function RequestedChanges(): ReactElement | null {
  const { list = [] } = useLearnerCertifications();
  const sentBack = list.filter(({ status }) => status === 'changes-requested');
  if (sentBack.length === 0) return null;
  return (
    <section aria-labelledby="changes-title" className={styles.section}>
      <h2 id="changes-title">Changes requested</h2>
      {sentBack.map((one) => (
        <SentBack key={one.certification.id} {...one} />
      ))}
    </section>
  );
}

function SentBack(props: LearnerCertification): ReactElement | null {
  const { certification, own, availability } = props;
  if (!own?.changesRequested) return null;
  const { checks, decidedAt } = own.changesRequested;
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.name}>{certification.name}</h3>
        <Badge tone="marker">Nearly there</Badge>
      </div>
      <p className={styles.by}>
        Reviewed on <Day at={decidedAt} />
      </p>
      {own.feedback ? <blockquote className={styles.feedback}>{own.feedback}</blockquote> : null}
      {checks.length > 0 ? (
        <ul className={styles.checks}>
          {checks.map(({ lessonId, lessonOrder, checkId, try: step, comment }) => (
            <li key={`${lessonId} ${checkId}`} className={styles.check}>
              <Link href={`/${availability.courseSlug}/${lessonOrder}`}>Lesson {lessonOrder}</Link>
              <span>
                {step}
                {comment ? <b className={styles.comment}>{comment}</b> : null}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.action}>
        {availability.isAvailable ? (
          <StartAssessment {...props} isMain>
            Send again<span className="visually-hidden">: {certification.name}</span>
          </StartAssessment>
        ) : (
          <Link href={`/${availability.courseSlug}`} asChild>
            <ButtonLink fullWidth>Complete the course first</ButtonLink>
          </Link>
        )}
      </div>
    </Card>
  );
}
