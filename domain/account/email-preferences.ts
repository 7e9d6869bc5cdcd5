import type { PlanName } from '../billing/plans.ts';

/** The emails that people can switch off, in the order of the account page. All others are always sent. */
export const optionalEmailTypes = [
  'certification_review',
  'question_answered',
  'ticket_reply',
  'ticket_progress',
  'renewal_reminder',
  'learning_reminder',
  'weekly_summary',
] as const;

export type OptionalEmailType = (typeof optionalEmailTypes)[number];

interface OptionalEmail {
  readonly label: string;
  /** When it is sent. */
  readonly description: string;
  /** Whether people get it who have never chosen. */
  readonly isOnByDefault: boolean;
  /** The plan whose holders can get it. */
  readonly audience: 'everyone' | PlanName;
  /** Whether it can also come after that plan has ended. */
  readonly outlivesPlan: boolean;
}

export const optionalEmails: Readonly<Record<OptionalEmailType, OptionalEmail>> = {
  certification_review: {
    label: 'Certification reviews',
    description: "When we've received your work, and when the result is in.",
    isOnByDefault: true,
    audience: 'everyone',
    outlivesPlan: true,
  },
  question_answered: {
    label: 'Answers to your questions',
    description: "When a question that you've asked under a lesson is answered.",
    isOnByDefault: true,
    audience: 'everyone',
    outlivesPlan: true,
  },
  ticket_reply: {
    label: 'Replies to your tickets',
    description: 'When your consultant writes to you in a ticket.',
    isOnByDefault: true,
    audience: 'Consulting',
    outlivesPlan: true,
  },
  ticket_progress: {
    label: 'Progress of your tickets',
    description: 'When your consultant acknowledges, starts or completes a ticket.',
    isOnByDefault: true,
    audience: 'Consulting',
    outlivesPlan: true,
  },
  renewal_reminder: {
    label: 'Renewal reminder',
    description: 'A week before your Annual plan renews, with the date and the price.',
    isOnByDefault: true,
    audience: 'Annual',
    outlivesPlan: false,
  },
  learning_reminder: {
    label: 'Learning reminders',
    description: "When you haven't visited for 7 and for 21 days, with your next lesson.",
    isOnByDefault: true,
    audience: 'everyone',
    outlivesPlan: true,
  },
  weekly_summary: {
    label: 'Weekly summary',
    description: 'On Monday mornings: what you did, your next lesson and what is new.',
    isOnByDefault: false,
    audience: 'everyone',
    outlivesPlan: true,
  },
};

export interface EmailPreference {
  readonly type: OptionalEmailType;
  readonly isOn: boolean;
}

/** Whether somebody with these choices gets emails of this type. */
export function wantsEmail(type: OptionalEmailType, choices: readonly EmailPreference[]): boolean {
  const choice = choices.find((one) => one.type === type);
  return choice?.isOn ?? optionalEmails[type].isOnByDefault;
}

/**
 * What the account page lists: the types that somebody can get with the plans they hold, and those they have
 * chosen about before and may still get, so that every choice can be changed.
 */
export function listedPreferences(
  heldPlans: readonly PlanName[],
  choices: readonly EmailPreference[],
): EmailPreference[] {
  const isListed = (type: OptionalEmailType) => {
    const { audience, outlivesPlan } = optionalEmails[type];
    const isChosen = choices.some((one) => one.type === type);
    return audience === 'everyone' || heldPlans.includes(audience) || (outlivesPlan && isChosen);
  };
  return optionalEmailTypes.filter(isListed).map((type) => ({ type, isOn: wantsEmail(type, choices) }));
}

/** What the account page says about all other emails. */
export const alwaysSentEmails =
  "We always send sign-in codes and security notices, receipts and news about your payments, refunds and plan, and the course announcements that you've asked for.";
