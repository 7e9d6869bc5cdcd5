import { type ContentKind, contentKinds } from './content-kinds.ts';

/** The singular and plural names of the kinds. */
export const kindNames: Readonly<Record<ContentKind, { readonly one: string; readonly many: string }>> = {
  course: { one: 'course', many: 'Courses' },
  lesson: { one: 'lesson', many: 'Lessons' },
  prompt: { one: 'prompt', many: 'Prompts' },
  certification: { one: 'certification', many: 'Certifications' },
  post: { one: 'post', many: 'Posts' },
  legal: { one: 'legal page', many: 'Legal pages' },
  site: { one: 'site settings', many: 'Site settings' },
};

/** The kind that a URL names; undefined for an unknown kind. */
export function kindNamed(name: string | null | undefined): ContentKind | undefined {
  return contentKinds.find((kind) => kind === name);
}
