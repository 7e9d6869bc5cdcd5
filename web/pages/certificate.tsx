import { drawingLabel } from '@chalkline/domain/content/drawing-label';
import type { ReactElement } from 'react';
import { useResource } from '../api/resource.ts';

import { certificateResource } from '../api/resources.ts';

import { useSite } from '../api/viewer.ts';
import { CertificateActions } from '../features/certificates/certificate-actions.tsx';
import { CertificateCheck } from '../features/certificates/certificate-check.tsx';
import { CertificateSettings } from '../features/certificates/certificate-settings.tsx';
import { CertificateSheet } from '../features/certificates/certificate-sheet.tsx';
import { RevokedMessage } from '../features/certificates/revoked-message.tsx';
import { courseSubject } from '../features/courses/course-subject.ts';
import { Container, Stack } from '../ui/layout.tsx';
import { PartDrawing } from '../ui/part-drawing.tsx';
import styles from './certificate.module.css';

interface ScreenProps {
  readonly parameters: Readonly<Record<'token', string>>;
}

export function Screen({ parameters: { token } }: ScreenProps): ReactElement | null {
  const { data: certificate } = useResource(certificateResource(token));
  const { brand } = useSite();
  if (!certificate) return null;
  const { course, certification, revocation, settings } = certificate;
  const drawing = (
    <PartDrawing seed={course.slug} subject={courseSubject(course)} label={drawingLabel(certification.id)} />
  );
  return (
    <Container className={styles.page}>
      <Stack gap={24}>
        {revocation ? <RevokedMessage revocation={revocation} brand={brand} /> : null}
        <CertificateSheet certificate={certificate} drawing={drawing} />
        {revocation ? null : <CertificateActions certificate={certificate} brand={brand} />}
        <div className={styles.columns} data-two={settings !== null || undefined}>
          {settings ? <CertificateSettings certificate={certificate} settings={settings} /> : null}
          <CertificateCheck certificate={certificate} brand={brand} />
        </div>
      </Stack>
    </Container>
  );
}
