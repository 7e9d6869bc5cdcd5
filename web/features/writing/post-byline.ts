import type { PostSummary } from '@chalkline/contract/writing';
import { longDate } from '@chalkline/domain/calendar/calendar-date';

/** "October 2, 2025 · Robin Ashdown · 5 min read" */
export function postByline({ publishedOn, author, minutesToRead }: PostSummary): string {
  return [longDate(publishedOn), author, `${minutesToRead} min read`].join(' · ');
}
