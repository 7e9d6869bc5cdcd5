import type { Certificate } from '@chalkline/contract/certificates';
import { dayOf, longDate } from '@chalkline/domain/calendar/calendar-date';
import { byLesson } from '@chalkline/domain/certifications/rubric';
import type { ReactElement, ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { ChalkHeading } from '../../ui/chalk-heading.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './certificate-sheet.module.css';
import { EarnedStamp } from './earned-stamp.tsx';

export interface CertificateSheetProps {
  readonly certificate: Certificate;
  /** The drawing of the course. */
  readonly drawing: ReactNode;
}

/** The certificate itself: who earned what, with which project, and who reviewed it. */
export function CertificateSheet({ certificate, drawing }: CertificateSheetProps): ReactElement {
  const { name, certification, course, awardedAt, reissuedAt, reviewerName, revocation } = certificate;
  const day = dayOf(awardedAt);
  return (
    <article className={styles.sheet} aria-labelledby="certificate-holder">
      <div className={styles.text}>
        <p>{revocation ? <Badge tone="danger">Revoked</Badge> : <Badge tone="marker">Certificate</Badge>}</p>
        <ChalkHeading id="certificate-holder" seed={course.slug} className={styles.holder}>
          <bdi>{name}</bdi>
        </ChalkHeading>
        <p className={styles.earned}>
          {revocation ? 'had earned' : 'earned'} <strong>{certification.name}</strong>
        </p>
        <p>{certification.description}</p>
        <Built certificate={certificate} />
        <Checked checks={certificate.checks} />
        <p className={styles.review}>
          <Glyph name="check" size={20} />
          <span>
            Reviewed by hand by <strong>{reviewerName}</strong> on <time dateTime={day}>{longDate(day)}</time>
          </span>
        </p>
        {reissuedAt ? <Reissued day={dayOf(reissuedAt)} awarded={day} /> : null}
      </div>
      <div className={styles.side} aria-hidden="true">
        <div className={styles.drawing}>{drawing}</div>
        <EarnedStamp isRevoked={revocation !== null} />
      </div>
    </article>
  );
}

/** Shows both dates, so that the new name is not mistaken for a second award. */
function Reissued({ day, awarded }: { day: string; awarded: string }): ReactElement {
  return (
    <p className={styles.review}>
      <Glyph name="edit" size={20} />
      <span>
        Awarded on <time dateTime={awarded}>{longDate(awarded)}</time>. Reissued with a changed name on{' '}
        <time dateTime={day}>{longDate(day)}</time>.
      </span>
    </p>
  );
}

/** The checks that the reviewer passed, lesson by lesson. */
function Checked({ checks }: { checks: Certificate['checks'] }): ReactElement | null {
  if (checks.length === 0) return null;
  return (
    <details className={styles.checked}>
      <summary className={styles.summary}>
        {checks.length === 1 ? '1 check passed' : `${checks.length} checks passed`}
      </summary>
      {byLesson(checks).map(({ lesson, lessonOrder, checks: ofLesson }) => (
        <section key={lessonOrder} className={styles.lesson}>
          <h3 className={styles.label}>
            Lesson {lessonOrder}: {lesson}
          </h3>
          <ul className={styles.checks}>
            {ofLesson.map(({ try: step, expect }) => (
              <li key={step} className={styles.check}>
                <Glyph name="check" size={20} />
                <span>
                  {step} <span className={styles.seen}>{expect}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}

function Built({ certificate: { course, projectUrl } }: { certificate: Certificate }): ReactElement {
  return (
    <section className={styles.built} aria-labelledby="certificate-built">
      <h2 id="certificate-built" className={styles.label}>
        What was built
      </h2>
      <p>
        A project of their own, with the course <strong>{course.title}</strong>.
      </p>
      {projectUrl ? (
        <p>
          <a href={projectUrl} target="_blank" rel="nofollow noopener noreferrer">
            See the project on {new URL(projectUrl).host}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </p>
      ) : null}
    </section>
  );
}
