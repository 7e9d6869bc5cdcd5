interface Released {
  readonly isPublished: boolean;
}

/**
 * Whether the lessons of a course can be opened: once it is published, and before that only by the founder,
 * who reviews them. For everybody else such a lesson is not found.
 */
export function areLessonsOpen(course: Released, viewer: { readonly isFounder: boolean } | null): boolean {
  return course.isPublished || viewer?.isFounder === true;
}
