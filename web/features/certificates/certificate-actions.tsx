import { addressOf, certificatePdfPath } from '@chalkline/contract/addresses';
import type { Certificate } from '@chalkline/contract/certificates';
import { linkedInAddress } from '@chalkline/domain/certificates/linkedin';
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

/** Actions for a certificate: print it, share it, and for its owner, add it to a profile. */
export function CertificateActions({ certificate, brand }: CertificateActionsProps): ReactElement {
  const { address, token, settings } = certificate;
  const { isCopied, copy } = useCopy({
    onFailed: () => toast({ title: 'Failed to copy', description: address, variant: 'destructive' }),
  });
  return (
    <Row>
      {settings ? <LinkedInButton certificate={certificate} brand={brand} /> : null}
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

/** Adds it to the profile of the person who clicks, so only the owner sees it. */
function LinkedInButton({ certificate, brand }: CertificateActionsProps): ReactElement {
  const { id, address, awardedAt, certification } = certificate;
  const href = linkedInAddress({
    certification: certification.name,
    organization: brand,
    awardedAt,
    address,
    id,
  });
  return (
    <ButtonLink
      variant="marker"
      href={href}
      target="_blank"
      rel="noopener"
      icon={<Glyph name="external" size={20} />}
    >
      Add to LinkedIn
      <span className="visually-hidden"> (opens in a new tab)</span>
    </ButtonLink>
  );
}
