/** What the figures count, as the captions of their charts say it. */

/** The team counts only while they pay, so that everybody who is part of the revenue is also among the members. */
export const membersCaption =
  'Everyone by their highest plan, complimentary plans included. People on your team count only while they pay.';

export const revenueCaption =
  "Every active subscription at its monthly price, your team's included. Annual plans count as one twelfth of the yearly price. Lifetime and complimentary plans don't count.";

export const learnersCaption = 'People on your team count only while they pay.';

/** Copies are stored without names, so nobody can be left out. */
export const copiesCaption = "Every copy counts, including your team's.";
