interface Released {
  readonly isPublished: boolean;
}

/**
 * Whether the lessons of a course can be opened: once it is published, and before that only by the
 * founder, who looks at them beforehand. For everybody else such a lesson does not exist.
 */
export function areLessonsOpen(course: Released, viewer: { readonly isFounder: boolean } | null): boolean {
  return course.isPublished || viewer?.isFounder === true;
}
