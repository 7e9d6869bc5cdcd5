import { certificationAnchor } from '@chalkline/contract/addresses';
import { skillsStacked } from '@chalkline/domain/certifications/certification-status';
import type { ReactElement } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { useLinkedElement } from '../../ui/linked-element.ts';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { CertificationCard } from './certification-card.tsx';
import styles from './certifications.module.css';
import { EarnedCertification } from './earned-certification.tsx';
import { type LearnerCertification, useLearnerCertifications } from './learner-certifications.ts';

export interface CertificationsProps {
  readonly reviewer: string;
  /** What the course of a certification still needs, such as "4 lessons and 9 checks". */
  neededIn(courseSlug: string): string | undefined;
}

/** Each certification once: the earned ones, and those that can be earned next. */
export function Certifications({ reviewer, neededIn }: CertificationsProps): ReactElement {
  const { list, hasFailed, isFetching, retry } = useLearnerCertifications();
  useLinkedElement(certificationAnchor(''));
  if (hasFailed && !list) {
    return <ErrorState title="We couldn't load your certifications" onRetry={retry} retrying={isFetching} />;
  }
  if (!list) return <CertificationsSkeleton />;
  const open = list.filter(({ status }) => status !== 'earned');
  const hasEarned = open.length < list.length;
  return (
    <div className={classNames(styles.columns, hasEarned && styles.withEarned)}>
      <EarnedCertifications list={list} />
      {open.length === 0 ? <p>You've earned every certification. More are on the way.</p> : null}
      {open.length > 0 ? (
        <ul className={styles.grid}>
          {open.map((one) => (
            <CertificationCard
              key={one.certification.id}
              {...one}
              reviewer={reviewer}
              needed={neededIn(one.availability.courseSlug)}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function EarnedCertifications({ list }: { list: readonly LearnerCertification[] }): ReactElement {
  const own = list.flatMap((one) => one.own ?? []);
  const earned = list.filter(({ status }) => status === 'earned');
  return (
    <section aria-labelledby="skills-title" className={styles.earned}>
      <h3 id="skills-title" className="visually-hidden">
        Earned certifications
      </h3>
      <p className={styles.count}>
        <strong>{skillsStacked(own, list.length)}</strong> skills stacked
      </p>
      {earned.length > 0 ? (
        <ol className={styles.rows}>
          {earned.map((one) => (
            <EarnedCertification key={one.certification.id} {...one} />
          ))}
        </ol>
      ) : (
        <p className={styles.hint}>Finish a course and submit what you built. What you earn appears here.</p>
      )}
    </section>
  );
}

const rows = ['1', '2', '3', '4', '5', '6', '7'];

function CertificationsSkeleton(): ReactElement {
  return (
    <SkeletonGroup label="Loading certifications" className={classNames(styles.columns, styles.withEarned)}>
      <div className={styles.rows}>
        {rows.map((row) => (
          <Skeleton key={row} shape="block" height="56px" />
        ))}
      </div>
      <div className={styles.grid}>
        {['1', '2', '3', '4'].map((card) => (
          <Skeleton key={card} shape="block" height="220px" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
