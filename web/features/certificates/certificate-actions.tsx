import { addressOf, certificatePdfPath } from '@chalkline/contract/addresses';
import type { Certificate } from '@chalkline/contract/certificates';
import { linkedInAddress } from '@chalkline/domain/certification/linkedin';
import type { ReactElement } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { Row } from '../../ui/layout.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useCopy } from '../../ui/use-copy.ts';

export interface CertificateActionsProps {
  readonly certificate: Certificate;
  readonly brand: string;
}

/** What a certificate is good for: to show it, to print it, to pass it on. */
export function CertificateActions({ certificate, brand }: CertificateActionsProps): ReactElement {
  const { address, token } = certificate;
  const { isCopied, copy } = useCopy({
    onFailed: () => toast({ title: 'Failed to copy', description: address, variant: 'destructive' }),
  });
  return (
    <Row>
      <ButtonLink
        variant={certificate.settings ? 'marker' : 'outline'}
        href={linkedInFor(certificate, brand)}
        target="_blank"
        rel="noopener"
        icon={<Glyph name="external" size={20} />}
      >
        Add to LinkedIn
        <span className="visually-hidden"> (opens in a new tab)</span>
      </ButtonLink>
      <ButtonLink
        href={addressOf(certificatePdfPath, { token })}
        download
        icon={<Glyph name="download" size={20} />}
      >
        Download PDF
      </ButtonLink>
      <CopyButton isCopied={isCopied} onClick={() => void copy(address)}>
        Copy link
      </CopyButton>
    </Row>
  );
}

function linkedInFor({ id, address, awardedAt, certification }: Certificate, brand: string): string {
  return linkedInAddress({
    certification: certification.name,
    organization: brand,
    awardedAt,
    address,
    id,
  });
}
