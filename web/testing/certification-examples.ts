import type { Certificate } from '@chalkline/contract/certificates';
import type {
  Certification,
  CertificationAvailability,
  UserCertification,
} from '@chalkline/contract/certifications';
import type { DecidedReview, Review, WaitingReview } from '@chalkline/contract/reviews';

/** Certifications, submitted work and certificates for tests. */

export const aCertification: Certification = {
  id: 1,
  name: 'Website Builder',
  description: 'Has built a website of their own.',
  icon: 'globe',
};

export function anAvailability(facts: Partial<CertificationAvailability> = {}): CertificationAvailability {
  return {
    certificationId: aCertification.id,
    isAvailable: true,
    isPublished: true,
    goesLiveDate: '2026-01-10',
    courseSlug: 'build-your-first-website',
    ...facts,
  };
}

/** Submitted work that is under review, unless the facts say otherwise. */
export function aUserCertification(facts: Partial<UserCertification> = {}): UserCertification {
  return {
    certification: { id: aCertification.id },
    certificationId: aCertification.id,
    isEarned: false,
    earnedAt: null,
    submittedAt: '2026-01-05T09:00:00.000Z',
    feedback: '',
    changesRequested: null,
    certificateToken: null,
    revocationReason: '',
    ...facts,
  };
}

const certification = { id: 1, name: 'Website Builder', icon: 'globe' };

/** A submission that waits for a review. Its number tells it from others. */
export function aWaitingReview(number: number, learner: string): WaitingReview {
  return {
    id: `6b3f8a52-0d0f-4a53-9a45-00000000000${number}`,
    learner: {
      id: `6b3f8a52-0d0f-4a53-9a45-10000000000${number}`,
      name: learner,
      email: `${learner.split(' ')[0]?.toLowerCase()}@chalkline.example`,
    },
    certification,
    submittedAt: '2026-01-05T09:00:00.000Z',
    workingDays: 1,
    isOverdue: false,
  };
}

/** Everything about a waiting submission. */
export function aReview(waiting: WaitingReview, facts: Partial<Review> = {}): Review {
  return {
    ...waiting,
    projectUrl: 'https://replit.com/@learner/project',
    videoUrl: '',
    comments: '',
    outcome: null,
    course: { id: 1, title: 'Build your first website', slug: 'build-your-first-website', lessons: [] },
    snapshots: [],
    rubric: [],
    certificate: null,
    earlier: [],
    ...facts,
  };
}

export const anAward: NonNullable<Review['outcome']> = {
  decision: 'awarded',
  feedback: '',
  decidedAt: '2026-01-06T09:00:00.000Z',
  decidedBy: 'Robin Ashdown',
  checks: [],
};

export function aDecidedReview(review: Review): DecidedReview {
  const { id, learner, submittedAt, outcome } = review;
  return { id, learner, certification, submittedAt, outcome: outcome ?? anAward };
}

export const aCertificate: Certificate = {
  id: '6b3f8a52-0d0f-4a53-9a45-200000000001',
  token: 'a-token',
  address: 'http://localhost:3000/certificates/a-token',
  name: 'Kwame Boateng',
  certification: aCertification,
  course: {
    slug: 'build-your-first-website',
    title: 'Build your first website',
    icon: 'globe',
    category: 'Frontend',
  },
  checks: [],
  projectUrl: null,
  awardedAt: '2026-01-06T09:00:00.000Z',
  reissuedAt: null,
  badgeId: '6b3f8a52-0d0f-4a53-9a45-200000000002',
  reviewerName: 'Robin Ashdown',
  revocation: null,
  settings: null,
};

/** The settings of a certificate that only its owner gets. */
export const theOwnersSettings = {
  isPublic: true,
  showsProject: false,
  hasProject: true,
  nameChangesLeft: 2,
};
