/** What can be found. */
export const searchKinds = [
  'lesson',
  'course',
  'prompt',
  'answer',
  'certification',
  'post',
  'note',
  'ticket',
  'page',
  'member',
  'console',
  'legal',
] as const;

export type SearchKind = (typeof searchKinds)[number];

/** The headings of the groups of results. */
export const searchKindLabels: Readonly<Record<SearchKind, string>> = {
  lesson: 'Lessons',
  course: 'Courses',
  prompt: 'Prompts',
  answer: 'Answered questions',
  certification: 'Certifications',
  post: 'Blog posts',
  note: 'Your notes',
  ticket: 'Tickets',
  page: 'Pages',
  member: 'Members',
  console: 'Founder console',
  legal: 'Legal pages',
};
