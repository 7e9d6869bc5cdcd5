import {
  type CertificationBadge,
  certificationBadge,
  certificationButton,
} from '@chalkline/domain/certification/card';
import { reviewPromise } from '@chalkline/domain/certification/working-days';
import { lazy, type ReactElement, type RefObject, Suspense, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './certification-card.module.css';
import { glyphOf } from './certification-row.tsx';
import type { LearnerCertification } from './standing.ts';

/** The dialog comes when somebody first opens it. */
const AssessmentDialog = lazy(() => import('./assessment-dialog.tsx'));

const tones: Readonly<Record<CertificationBadge['kind'], BadgeTone>> = {
  'under-review': 'chalk',
  available: 'success',
  'goes-live': 'neutral',
  'course-required': 'neutral',
};

export interface CertificationCardProps extends LearnerCertification {
  /** Who looks at the work. */
  readonly reviewer: string;
}

/** A certification that is not earned yet, and what can be done about it. */
export function CertificationCard(props: CertificationCardProps): ReactElement {
  const { certification, standing, own, availability, reviewer } = props;
  const badge = certificationBadge(standing, availability);
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
      {own?.revocationReason ? (
        <blockquote className={styles.feedback}>
          <p className={styles.by}>This certification was revoked:</p>
          <p>{own.revocationReason}</p>
        </blockquote>
      ) : null}
      {own?.feedback ? (
        <blockquote className={styles.feedback}>
          <p className={styles.by}>Changes were asked for:</p>
          <p>{own.feedback}</p>
        </blockquote>
      ) : null}
      {standing === 'under-review' ? (
        <p className={styles.promise}>
          {reviewer} looks at it. Feedback typically takes {reviewPromise}.
        </p>
      ) : null}
      <div className={styles.action}>
        <CertificationAction {...props} heading={heading} />
      </div>
    </Card>
  );
}

interface CertificationActionProps extends LearnerCertification {
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

function CertificationAction(props: CertificationActionProps): ReactElement {
  const { certification, standing, availability, heading } = props;
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const { label, leadsTo } = certificationButton(standing, availability);
  const name = <span className="visually-hidden">: {certification.name}</span>;
  if (leadsTo === 'nowhere') {
    return (
      <Button disabled fullWidth>
        {label}
        {name}
      </Button>
    );
  }
  if (leadsTo === 'course') {
    return (
      <Link href={`/${availability.courseSlug}`} asChild>
        <ButtonLink fullWidth>
          {label}
          {name}
        </ButtonLink>
      </Link>
    );
  }
  const open = (wanted: boolean) => {
    setOpen(wanted);
    if (wanted) setOpened(true);
  };
  return (
    <>
      <Button variant="marker" fullWidth onClick={() => open(true)}>
        {label}
        {name}
      </Button>
      {wasOpened ? (
        <Suspense fallback={null}>
          <AssessmentDialog
            certification={certification}
            open={isOpen}
            onOpenChange={open}
            focusAfter={() => heading.current}
          />
        </Suspense>
      ) : null}
    </>
  );
}
