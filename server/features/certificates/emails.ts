import { greeting } from '@chalkline/domain/account/person-name';
import type { Mail } from '../../db/email-content.ts';

export interface RevokedCertificate {
  readonly certificateId: string;
  readonly certification: string;
  readonly reason: string;
  readonly learner: Parameters<typeof greeting>[1] & { readonly id: string; readonly email: string };
}

/** To the learner: what was revoked, and why. They must not learn it from somebody who opens the page. */
export function revokedEmail({ certificateId, certification, reason, learner }: RevokedCertificate): Mail {
  return {
    event: `certificate:${certificateId}:revoked`,
    to: learner.email,
    about: learner.id,
    subject: `Your certificate for ${certification} was revoked`,
    email: {
      preheader: "The certificate's page now says so, and why.",
      heading: 'A certificate was revoked',
      paragraphs: [
        `${greeting('Hello', learner)},`,
        `Your certificate for ${certification} is no longer valid. Anyone who opens its page will see this reason:`,
      ],
      quote: reason,
      action: { label: 'See your certifications', path: '/dashboard' },
      note: 'You can submit work for it again at any time. If you think this is a mistake, reply to this email.',
    },
  };
}
