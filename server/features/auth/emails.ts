import { signInFirst } from '@chalkline/contract/addresses';
import { greetingName } from '@chalkline/domain/account/person-name';
import type { Mail } from '../../db/email-content.ts';
import type { Person } from './queries.ts';

/** To a founder whose email address another account has signed in with. */
export function founderAddressUsedEmail(founder: Person, entry: string, otherId: string): Mail {
  return {
    event: `founder-address:${entry}:${otherId}`,
    to: founder.email,
    about: founder.id,
    subject: 'Another account signed in with your founder address',
    email: {
      preheader: 'It has no founder rights.',
      heading: 'Another account uses your address',
      paragraphs: [
        `Hello ${greetingName(founder)},`,
        `Somebody signed in with ${entry}, but from a different account than yours. We let them in as an ordinary user: they have no founder rights and can't open the console.`,
        "If it was you, open the member's page and make that account a founder. If it wasn't, check who can read mail sent to this address.",
      ],
      action: { label: 'See this member', path: signInFirst(`/founder/members/${otherId}`) },
    },
  };
}
