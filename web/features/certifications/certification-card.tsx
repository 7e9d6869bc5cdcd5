import { reviewPromise } from '@chalkline/domain/calendar/working-days';
import {
  type CertificationBadge,
  certificationBadge,
  certificationButton,
} from '@chalkline/domain/certifications/card';
import { type ReactElement, type ReactNode, type RefObject, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import styles from './certification-card.module.css';
import { glyphOf } from './certification-row.tsx';
import type { LearnerCertification } from './learner-certifications.ts';

/** The dialog is loaded when it is first opened. */
const AssessmentDialog = onDemand(async () => (await import('./assessment-dialog.tsx')).AssessmentDialog);

const tones: Readonly<Record<CertificationBadge['kind'], BadgeTone>> = {
  'under-review': 'chalk',
  available: 'success',
  'goes-live': 'neutral',
  'course-required': 'neutral',
};

export interface CertificationCardProps extends LearnerCertification {
  /** The name of the reviewer. */
  readonly reviewer: string;
}

/** A certification that is not earned yet, with the next step. */
export function CertificationCard(props: CertificationCardProps): ReactElement {
  const { certification, status, own, availability, reviewer } = props;
  const badge = certificationBadge(status, availability);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <Glyph name={glyphOf(certification.icon)} size={32} className={styles.glyph} />
        <Badge tone={tones[badge.kind]}>{badge.label}</Badge>
      </div>
      <h3 ref={heading} tabIndex={-1} className={styles.name}>
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
      <div className={styles.action}>
        <CertificationAction {...props} heading={heading} />
      </div>
    </Card>
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

interface CertificationActionProps extends LearnerCertification {
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

function CertificationAction(props: CertificationActionProps): ReactElement {
  const { certification, status, availability } = props;
  const { label, leadsTo } = certificationButton(status, availability);
  const words = (
    <>
      {label}
      <span className="visually-hidden">: {certification.name}</span>
    </>
  );
  if (leadsTo === 'assessment') return <StartAssessment {...props}>{words}</StartAssessment>;
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

interface StartAssessmentProps extends Pick<CertificationActionProps, 'certification' | 'heading'> {
  readonly children: ReactNode;
}

function StartAssessment({ certification, heading, children }: StartAssessmentProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = (wanted: boolean) => {
    setOpen(wanted);
    if (wanted) setOpened(true);
  };
  return (
    <>
      <Button variant="marker" fullWidth onClick={() => open(true)}>
        {children}
      </Button>
      {wasOpened ? (
        <AssessmentDialog
          certification={certification}
          open={isOpen}
          onOpenChange={open}
          focusAfter={() => heading.current}
        />
      ) : null}
    </>
  );
}
