import type { SearchReply, SearchResult } from '@chalkline/contract/search';
import { type SearchKind, searchKindLabels } from '@chalkline/domain/search/search-kinds';
import type { GlyphName } from '../../../ui/glyph-paths.ts';

export interface ResultSection {
  readonly label: string;
  readonly results: readonly SearchResult[];
}

/** The best results first, then the others by kind. */
export function sectionsOf({ best, groups }: SearchReply): ResultSection[] {
  return [
    ...(best.length > 0 ? [{ label: 'Best matches', results: best }] : []),
    ...groups.map(({ kind, results }) => ({ label: searchKindLabels[kind], results })),
  ];
}

export const kindGlyphs: Readonly<Record<SearchKind, GlyphName>> = {
  lesson: 'play',
  course: 'book',
  prompt: 'copy',
  answer: 'chat',
  certification: 'award',
  post: 'edit',
  note: 'quote',
  ticket: 'board',
  page: 'browser',
  member: 'user',
  console: 'layout',
  legal: 'form',
};

/** Pages of text are outside the app and are loaded as a whole. */
export function isWholePage({ kind }: SearchResult): boolean {
  return kind === 'post' || kind === 'legal';
}

/** What screen readers hear before the title. */
export const kindNames: Readonly<Record<SearchKind, string>> = {
  lesson: 'Lesson',
  course: 'Course',
  prompt: 'Prompt',
  answer: 'Answered question',
  certification: 'Certification',
  post: 'Blog post',
  note: 'Your note',
  ticket: 'Ticket',
  page: 'Page',
  member: 'Member',
  console: 'Console',
  legal: 'Legal page',
};
