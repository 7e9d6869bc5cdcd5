/** What reading the whole of something that search finds can require. */
export const searchRequirements = ['public', 'session', 'paid', 'consulting'] as const;

export type SearchRequirement = (typeof searchRequirements)[number];
