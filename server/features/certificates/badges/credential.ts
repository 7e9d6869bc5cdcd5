import {
  achievementImagePath,
  achievementPath,
  addressOf,
  badgeIssuerPath,
  certificateImagePath,
  revokedBadgesPath,
} from '@chalkline/contract/addresses';
import type { Certificate } from '@chalkline/contract/certificates';
import type { Certification } from '@chalkline/contract/certifications';
import type { SiteSettings } from '@chalkline/contract/site';

/** What a badge contains besides the award. */
export interface BadgeIssuer {
  readonly publicUrl: string;
  readonly site: SiteSettings;
}

const contexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
];

const schema = {
  id: 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json',
  type: '1EdTechJsonSchemaValidator2019',
};

/** The issuer profile for verifiers. */
export function issuerProfile({ publicUrl, site }: BadgeIssuer) {
  return {
    id: publicUrl + badgeIssuerPath,
    type: ['Profile'],
    name: site.brand,
    url: publicUrl,
    description: site.description,
    email: site.contactEmail,
  };
}

/** The achievement, the same for everybody who earns it. */
export function achievementOf(
  { publicUrl, site }: BadgeIssuer,
  { id, name, description }: Pick<Certification, 'id' | 'name' | 'description'>,
) {
  return {
    id: publicUrl + addressOf(achievementPath, { certificationId: id }),
    type: ['Achievement'],
    achievementType: 'Certification',
    name,
    description,
    criteria: {
      narrative: `Finish every lesson of the course, build the project and hand it in. ${site.founder.name} or another reviewer of ${site.brand} looks at it by hand and awards the certification only when everything it asks for is there.`,
    },
    creator: issuerProfile({ publicUrl, site }),
    image: {
      id: publicUrl + addressOf(achievementImagePath, { certificationId: id }),
      type: 'Image',
      caption: name,
    },
  };
}

/** A badge's id gives no access to anything, so the list of revoked badges can be public. */
export function badgeUrn(badgeId: string): string {
  return `urn:uuid:${badgeId}`;
}

/**
 * The award as an Open Badges 3.0 credential. It names its holder like the certificate does, but never
 * contains an email, not even hashed, because an email can be guessed from its hash.
 */
export function openBadgeCredential(issuer: BadgeIssuer, certificate: Certificate) {
  const { publicUrl } = issuer;
  const { badgeId, token, address, name, certification, awardedAt, reissuedAt } = certificate;
  return {
    '@context': contexts,
    id: badgeUrn(badgeId),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: certification.name,
    issuer: issuerProfile(issuer),
    validFrom: reissuedAt ?? awardedAt,
    awardedDate: awardedAt,
    image: { id: publicUrl + addressOf(certificateImagePath, { token }), type: 'Image' },
    credentialSubject: {
      id: `${address}#holder`,
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', hashed: false, identityHash: name, identityType: 'name' }],
      achievement: achievementOf(issuer, certification),
    },
    ...evidenceOf(certificate),
    credentialSchema: [schema],
    credentialStatus: { id: publicUrl + revokedBadgesPath, type: '1EdTechRevocationList' },
  };
}

/** The project if its owner shows it, and each check that the reviewer passed. */
function evidenceOf({ projectUrl, checks, course }: Certificate) {
  const project = projectUrl ? [{ id: projectUrl, type: ['Evidence'], name: 'The project' }] : [];
  const passed = checks.map(({ lessonOrder, lesson, try: step, expect }) => ({
    type: ['Evidence'],
    name: step,
    narrative: `Tried: ${step} Seen: ${expect}`,
    description: `Passed by the reviewer. It is a build check of lesson ${lessonOrder} of ${course.title}, ${lesson}.`,
    genre: 'Build check',
  }));
  const evidence = [...project, ...passed];
  return evidence.length > 0 ? { evidence } : {};
}

export type OpenBadgeCredential = ReturnType<typeof openBadgeCredential>;
