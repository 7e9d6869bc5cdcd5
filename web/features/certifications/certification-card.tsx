import { certificationAnchor } from '@chalkline/contract/addresses';
import type { CertificationAvailability } from '@chalkline/contract/certifications';
import { reviewPromise } from '@chalkline/domain/calendar/working-days';
import {
  type CertificationBadge,
  certificationBadge,
  certificationButton,
} from '@chalkline/domain/certifications/card';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card, cardClass } from '../../ui/card.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { RenderedOnce } from '../../ui/rendered-once.tsx';
import styles from './certification-card.module.css';
import { certificationGlyph } from './certification-glyph.ts';
import type { LearnerCertification } from './learner-certifications.ts';
import { StartAssessment } from './start-assessment.tsx';

const tones: Readonly<Record<CertificationBadge['kind'], BadgeTone>> = {
  'under-review': 'chalk',
  'changes-requested': 'marker',
  available: 'success',
  'goes-live': 'neutral',
  'course-required': 'neutral',
};

export interface CertificationCardProps extends LearnerCertification {
  /** The name of the reviewer. */
  readonly reviewer: string;
  /** What is left to do in the course. */
  readonly needed?: string | undefined;
}

/** A certification that is not earned yet, with the next step. */
export function CertificationCard(props: CertificationCardProps): ReactElement {
  const { certification, status, own, availability, reviewer, needed } = props;
  const isForAssessment = certificationButton(status, availability).leadsTo === 'assessment';
  if (own || isForAssessment) {
    return (
      <Card as="li" className={styles.card}>
        <CardContent {...props} />
      </Card>
    );
  }
  return (
    <RenderedOnce as="li" className={cardClass({ className: styles.card })}>
      <UnsubmittedCardContent {...{ certification, status, ...availability, reviewer, needed }} />
    </RenderedOnce>
  );
}

type UnsubmittedCardContentProps = CertificationAvailability &
  Pick<CertificationCardProps, 'certification' | 'status' | 'reviewer' | 'needed'>;

/** Before the first submission, the card looks the same for everybody who has come as far in the course. */
function UnsubmittedCardContent({
  certification,
  status,
  reviewer,
  needed,
  ...availability
}: UnsubmittedCardContentProps): ReactElement {
  return <CardContent {...{ certification, status, availability, reviewer, needed }} own={undefined} />;
}

function CardContent(props: CertificationCardProps): ReactElement {
  const { certification, status, own, availability, reviewer, needed } = props;
  const badge = certificationBadge(status, availability);
  return (
    <>
      <div className={styles.head}>
        <Glyph name={certificationGlyph(certification.icon)} size={32} className={styles.glyph} />
        <Badge tone={tones[badge.kind]}>{badge.label}</Badge>
      </div>
      <h3 id={certificationAnchor(certification.id)} tabIndex={-1} className={styles.name}>
        {certification.name}
      </h3>
      <p className={styles.description}>{certification.description}</p>
      <Told label="This certification was revoked:" text={own?.revocationReason} />
      <Told label="Changes requested:" text={own?.feedback} />
      {status === 'under-review' ? (
        <p className={styles.promise}>
          {reviewer} is reviewing your work. Feedback typically takes {reviewPromise}.
        </p>
      ) : null}
      {status === 'not-earned' && needed ? <p className={styles.promise}>{needed}</p> : null}
      <div className={styles.action}>
        <CertificationAction {...props} />
      </div>
    </>
  );
}

/** The feedback on the submitted work, while it applies. */
function Told({ label, text }: { label: string; text: string | null | undefined }): ReactElement | null {
  if (!text) return null;
  return (
    <blockquote className={styles.feedback}>
      <p className={styles.by}>{label}</p>
      <p>{text}</p>
    </blockquote>
  );
}

function CertificationAction(props: LearnerCertification): ReactElement {
  const { certification, status, availability } = props;
  const { label, leadsTo } = certificationButton(status, availability);
  const words = (
    <>
      {label}
      <span className="visually-hidden">: {certification.name}</span>
    </>
  );
  if (leadsTo === 'assessment') {
    return (
      <StartAssessment {...props} isMain={false}>
        {words}
      </StartAssessment>
    );
  }
  if (leadsTo === 'nowhere') {
    return (
      <Button disabled fullWidth>
        {words}
      </Button>
    );
  }
  return (
    <Link href={`/${availability.courseSlug}`} asChild>
      <ButtonLink fullWidth>{words}</ButtonLink>
    </Link>
  );
}
