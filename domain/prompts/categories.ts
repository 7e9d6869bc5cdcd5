/** In the order in which the prompts page offers them. */
export const snippetCategories = [
  'Design',
  'Checkout',
  'User Authentication',
  'Security',
  'AI Features',
  'Database',
  'Storage',
  '3rd Party Integrations',
  'Web App Building',
] as const;

export type SnippetCategory = (typeof snippetCategories)[number];
