import { type ContentKind, contentKinds } from './content-kinds.ts';

/** What one of a kind is called, and all of them. */
export const kindNames: Readonly<Record<ContentKind, { readonly one: string; readonly many: string }>> = {
  course: { one: 'course', many: 'Courses' },
  lesson: { one: 'lesson', many: 'Lessons' },
  prompt: { one: 'prompt', many: 'Prompts' },
  certification: { one: 'certification', many: 'Certifications' },
  post: { one: 'post', many: 'Posts' },
  legal: { one: 'legal page', many: 'Legal pages' },
  site: { one: 'site settings', many: 'Site settings' },
};

/** The kind that an address names; nothing when there is no such kind. */
export function kindNamed(name: string | null | undefined): ContentKind | undefined {
  return contentKinds.find((kind) => kind === name);
}
