/** How a prompt's file refers to a lesson: `build-your-first-website/publish`. */
export function lessonReference({
  courseSlug,
  name,
}: {
  readonly courseSlug: string;
  readonly name: string;
}): string {
  return `${courseSlug}/${name}`;
}
