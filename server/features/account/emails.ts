import { greeting } from '@chalkline/domain/account/person-name';
import { retention } from '@chalkline/domain/account/retention';
import type { Mail } from '../../db/email-content.ts';
import type { Person } from '../auth/index.ts';

/** Who deleted an account: its owner, a founder, or the product after a long time without a visit. */
export type DeletedBy = 'owner' | 'founder' | 'retention';

interface Wording {
  readonly what: string;
  readonly next: string;
}

const wordings: Readonly<Record<DeletedBy, Wording>> = {
  owner: {
    what: 'As you asked, we have deleted your account and everything in it.',
    next: "If it wasn't you who asked, tell us by replying to this email.",
  },
  founder: {
    what: 'We have deleted your account and everything in it.',
    next: 'If you have a question about this, reply to this email.',
  },
  retention: {
    what: `Nobody has used your account for ${retention.inactiveAccountMonths} months, so we have deleted it with everything in it, as our privacy policy says.`,
    next: "You're always welcome back: you can sign up again at any time.",
  },
};

/** To somebody whose account was deleted. Nothing else is left of them, so this isn't kept either. */
export function accountDeletedEmail(person: Person, deletedBy: DeletedBy): Mail {
  const { what, next } = wordings[deletedBy];
  return {
    event: `account-deleted:${person.id}`,
    to: person.email,
    isKept: false,
    subject: 'Your account has been deleted',
    email: {
      preheader: 'This is our last email about it.',
      heading: 'Your account has been deleted',
      paragraphs: [
        `${greeting('Hello', person)},`,
        what,
        "Nothing more will be charged. If you've paid for a plan, we keep the payment records for as long as the law requires, without your name.",
        next,
      ],
      note: 'Once this email is sent, we no longer have your email address.',
    },
  };
}
