import type { ReactElement } from 'react';
import { Card } from '../../ui/card.tsx';
import { CourseCertification } from './course-certification.tsx';
import { useLearnerCertifications } from './learner-certifications.ts';
import styles from './open-certifications.module.css';

/** Certifications that the learner can submit work for now. */
export function OpenCertifications({ reviewer }: { reviewer: string }): ReactElement | null {
  const { list = [] } = useLearnerCertifications();
  const open = list.filter(({ status, availability }) => status === 'not-earned' && availability.isAvailable);
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="open-title" className={styles.section}>
      <h2 id="open-title">Ready for certification</h2>
      {open.map((one) => (
        <Card key={one.certification.id} className={styles.card}>
          <CourseCertification {...one} reviewer={reviewer} />
        </Card>
      ))}
    </section>
  );
}
