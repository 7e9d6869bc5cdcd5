import { addressOf, certificatePagePath } from '@chalkline/contract/addresses';
import { reviewPromise } from '@chalkline/domain/calendar/working-days';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { ButtonLink } from '../../ui/button.tsx';
import { courseEndSentenceId } from './certification-focus.ts';
import styles from './course-certification.module.css';
import type { LearnerCertification } from './learner-certifications.ts';
import { StartAssessment } from './start-assessment.tsx';

export interface CourseCertificationProps extends LearnerCertification {
  /** The name of the reviewer. */
  readonly reviewer: string;
}

/** What finishing a course leads to: its certification, and the next step towards it. */
export function CourseCertification(props: CourseCertificationProps): ReactElement | null {
  const { certification, status, availability } = props;
  if (status === 'not-earned' && !availability.isAvailable) return null;
  return (
    <div className={styles.certification}>
      <p id={courseEndSentenceId(certification.id)} tabIndex={-1} className={styles.sentence}>
        <Sentence {...props} />
      </p>
      <div className={styles.action}>
        <NextStep {...props} />
      </div>
    </div>
  );
}

function NextStep({ certification, status, own }: LearnerCertification): ReactElement | null {
  if (status === 'not-earned') {
    return (
      <StartAssessment certification={certification} own={own} isMain>
        Get certified<span className="visually-hidden">: {certification.name}</span>
      </StartAssessment>
    );
  }
  if (status === 'changes-requested') {
    return (
      <Link href="/dashboard" asChild>
        <ButtonLink variant="marker">See the changes</ButtonLink>
      </Link>
    );
  }
  if (!own?.certificateToken) return null;
  return (
    <Link href={addressOf(certificatePagePath, { token: own.certificateToken })} asChild>
      <ButtonLink>View certificate</ButtonLink>
    </Link>
  );
}

function Sentence({ certification, status, reviewer }: CourseCertificationProps): ReactElement {
  const name = <strong>{certification.name}</strong>;
  switch (status) {
    case 'earned':
      return <>You've earned {name}.</>;
    case 'under-review':
      return (
        <>
          {reviewer} is reviewing your work for {name}. Feedback typically takes {reviewPromise}.
        </>
      );
    case 'changes-requested':
      return (
        <>
          {reviewer} asked for changes before you get {name}.
        </>
      );
    case 'not-earned':
      return (
        <>
          You can now earn {name}. Submit what you built, and {reviewer} reviews it. Feedback typically takes{' '}
          {reviewPromise}.
        </>
      );
  }
}
