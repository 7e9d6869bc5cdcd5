import { skillsStacked } from '@chalkline/domain/certifications/certification-status';
import type { ReactElement } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { CertificationCard } from './certification-card.tsx';
import { CertificationRow } from './certification-row.tsx';
import styles from './certifications.module.css';
import { type LearnerCertification, useLearnerCertifications } from './learner-certifications.ts';

/** The earned certifications, and those that can be earned next. */
export function Certifications({ reviewer }: { reviewer: string }): ReactElement {
  const { list, hasFailed, isFetching, retry } = useLearnerCertifications();
  if (hasFailed && !list) {
    return <ErrorState title="We couldn't load your certifications" onRetry={retry} retrying={isFetching} />;
  }
  if (!list) return <CertificationsSkeleton />;
  return (
    <div className={styles.columns}>
      <AllCertifications list={list} />
      <OpenCertifications list={list.filter(({ status }) => status !== 'earned')} reviewer={reviewer} />
    </div>
  );
}

function AllCertifications({ list }: { list: readonly LearnerCertification[] }): ReactElement {
  const own = list.flatMap((one) => one.own ?? []);
  return (
    <section aria-labelledby="skills-title" className={styles.all}>
      <h3 id="skills-title" className={styles.title}>
        All certifications
      </h3>
      <p className={styles.count}>
        <strong>{skillsStacked(own, list.length)}</strong> skills stacked
      </p>
      <ol className={styles.rows}>
        {list.map((one) => (
          <CertificationRow key={one.certification.id} {...one} />
        ))}
      </ol>
    </section>
  );
}

interface OpenCertificationsProps {
  readonly list: readonly LearnerCertification[];
  readonly reviewer: string;
}

function OpenCertifications({ list, reviewer }: OpenCertificationsProps): ReactElement {
  if (list.length === 0) return <p>You've earned every certification. More are on the way.</p>;
  return (
    <ul className={styles.grid}>
      {list.map((one) => (
        <CertificationCard key={one.certification.id} {...one} reviewer={reviewer} />
      ))}
    </ul>
  );
}

const rows = ['1', '2', '3', '4', '5', '6', '7'];

function CertificationsSkeleton(): ReactElement {
  return (
    <SkeletonGroup label="Loading certifications" className={styles.columns ?? ''}>
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
