import { isCalendarDate } from '@chalkline/domain/learning/calendar-date';
import { z } from 'zod';

const line = z.string().trim().min(1);
const day = z.string().refine(isCalendarDate, 'must be a date such as 2025-08-15');

export const legalPageFacts = z.strictObject({
  title: line,
  description: line.max(160),
  lastUpdated: day,
});

export const postFacts = z.strictObject({
  title: line,
  description: line.max(160),
  publishedOn: day,
  author: line,
  tags: z.array(z.string().regex(/^[a-z0-9-]+$/)).min(1),
});

/** `what-a-database-is.md` is the post with that slug. */
export const writingFileName = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/;
