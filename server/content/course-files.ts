import { contentId, courseFactsSchema, lessonFactsSchema } from '@chalkline/contract/content-facts';
import { z } from 'zod';

// A course's slug is its folder's name; a lesson's course, position and name come from its file.
const { slug: _courseSlug, ...courseFields } = courseFactsSchema.shape;
const {
  courseId: _courseId,
  orderIndex: _place,
  slug: _name,
  isFree,
  ...lessonFields
} = lessonFactsSchema.shape;

export const courseFacts = z.strictObject({ id: contentId, ...courseFields });

export const lessonFacts = z.strictObject({ id: contentId, free: isFree, ...lessonFields });

/** `03-publish-it.md` is the third lesson, and prompts refer to it as `publish-it`. */
export const lessonFileName = /^(\d{2})-([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/;
