import type { Certification } from '@chalkline/contract/certifications';
import type { ReactElement } from 'react';
import { useSite } from '../api/viewer.ts';
import { BriefText } from '../features/certifications/brief-text.tsx';
import { CertificationCard } from '../features/certifications/certification-card.tsx';
import { Grid } from '../ui/layout.tsx';

interface PreviewedCertificationProps {
  readonly certification: Certification;
  readonly briefHtml: string;
}

/** The card as a learner who may submit sees it, next to the requirements. */
export function PreviewedCertification({
  certification,
  briefHtml,
}: PreviewedCertificationProps): ReactElement {
  const { founder } = useSite();
  const availability = {
    certificationId: certification.id,
    isAvailable: true,
    isPublished: true,
    goesLiveDate: null,
    courseSlug: '',
  };
  return (
    <Grid min={300} columns={2}>
      <ul>
        <CertificationCard
          certification={certification}
          status="not-earned"
          own={undefined}
          availability={availability}
          reviewer={founder.name}
        />
      </ul>
      <BriefText html={briefHtml} />
    </Grid>
  );
}
