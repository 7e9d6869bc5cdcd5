import { isCalendarDate } from '@chalkline/domain/learning/calendar-date';
import { courseCategories, difficulties } from '@chalkline/domain/learning/course';
import { z } from 'zod';

const line = z.string().trim().min(1);
const assetAddress = z.union([z.url({ protocol: /^https$/ }), z.string().regex(/^\/[^/\\]/)], {
  error: 'must be an https address or a path that starts with /',
});

export const courseFacts = z.strictObject({
  id: z.int().positive(),
  title: line,
  category: z.enum(courseCategories),
  difficulty: z.enum(difficulties),
  duration: line,
  icon: z.string().regex(/^[a-z-]+$/),
  imageUrl: assetAddress.optional(),
  isPublished: z.boolean(),
  goesLiveDate: z.string().refine(isCalendarDate, 'must be a date such as 2027-01-15').optional(),
});

export const lessonFacts = z.strictObject({
  id: z.int().positive(),
  title: line,
  description: line.max(240),
  duration: line,
  xpReward: z.int().nonnegative().max(10_000),
  videoUrl: assetAddress,
  captionsUrl: assetAddress.optional(),
  keyLearningPoints: z.array(line),
  buildPoints: z.array(line),
});

/** `03-publish-it.md` is the third lesson, and prompts call it `publish-it`. */
export const lessonFileName = /^(\d{2})-([a-z0-9-]+)\.md$/;
