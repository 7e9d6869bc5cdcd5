import { firstConsoleId } from './content-limits.ts';

/**
 * The number on the drawing of a course or certification. Items that were created in the console have long ids,
 * which say nothing to learners, so their drawings have no number.
 */
export function drawingLabel(id: number): string | undefined {
  return id < firstConsoleId ? `No. ${id}` : undefined;
}

/** The number on the drawing of a lesson: the course and the place in it. */
export function lessonDrawingLabel(courseId: number, orderIndex: number): string {
  return courseId < firstConsoleId ? `${courseId}.${orderIndex}` : `No. ${orderIndex}`;
}
