import { signInFirst } from '@chalkline/contract/sign-in-addresses';
import type { Role } from '@chalkline/domain/access/roles';
import { roleLabels } from '@chalkline/domain/access/team';
import { greeting } from '@chalkline/domain/account/person-name';
import type { PaidPlanName } from '@chalkline/domain/billing/prices';
import { type CalendarDate, longDate } from '@chalkline/domain/calendar/calendar-date';
import type { Mail } from '../../db/email-content.ts';
import type { Person } from '../auth/index.ts';

/** To a member who was granted a plan: what it includes, how long it lasts, and that it is free. */
export function planGivenEmail(
  member: Person,
  { planId, plan, until }: { planId: string; plan: PaidPlanName; until: CalendarDate | null },
): Mail {
  const span = until ? `until ${longDate(until)}` : 'with no end date';
  return {
    event: `plan:${planId}:given`,
    to: member.email,
    about: member.id,
    subject: `You've been given the ${plan} plan`,
    email: {
      preheader: "There's nothing to pay.",
      heading: `You now have the ${plan} plan`,
      paragraphs: [
        `${greeting('Hello', member)},`,
        `We've given you the ${plan} plan, ${span}. There's nothing to pay, and nothing renews.`,
      ],
      action: { label: 'Go to your dashboard', path: '/dashboard' },
    },
  };
}

/** To a person who gets a role or another role. */
export function roleGivenEmail(member: Person, role: Role, at: Date): Mail {
  const { label, may } = roleLabels[role];
  return {
    event: `role:${member.id}:${at.toISOString()}`,
    to: member.email,
    about: member.id,
    subject: `You're now ${role === 'editor' ? 'an' : 'a'} ${role}`,
    email: {
      preheader: 'You now have access to the founder console.',
      heading: `Welcome to the team: ${label}`,
      paragraphs: [
        `${greeting('Hello', member)},`,
        `You now have access to the founder console. Your role covers ${may.toLowerCase()}.`,
      ],
      action: { label: 'Open the console', path: signInFirst('/founder') },
    },
  };
}
