import {
  courseSnapshotsPath,
  lessonAnswersPath,
  lessonChecksPath,
  lessonPath,
  lessonPlaybackPath,
  lessonQuestionsPath,
  lessonSnapshotsPath,
  lessonSnippetsPath,
  lessonTranscriptPath,
  privateNotesPath,
  searchPath,
  snapshotStoragePath,
} from '@chalkline/contract/addresses';
import { resource } from './resource.ts';

/** Where the viewer stopped a lesson's video, and how they watch. */
export const lessonPlaybackResource = (lessonId: number) => resource(lessonPlaybackPath, { lessonId });
/** The viewer's own notes in a lesson. */
export const privateNotesResource = (lessonId: number) => resource(privateNotesPath, { lessonId });
/** The viewer's own questions under a lesson. */
export const lessonQuestionsResource = (lessonId: number) => resource(lessonQuestionsPath, { lessonId });
/** The published answers of a lesson. The cursor of one page leads to the next. */
export const lessonAnswersResource = (lessonId: number, after?: string) =>
  resource(lessonAnswersPath, { lessonId }, after ? { after } : undefined);
export const lessonTranscriptResource = (lessonId: number) => resource(lessonTranscriptPath, { lessonId });
/** Published answers that are about the same as a text. */
export const similarAnswersResource = (text: string) => resource(searchPath, {}, { q: text, kind: 'answer' });
export const lessonResource = (courseSlug: string, order: number) =>
  resource(lessonPath, { courseSlug, order });
export const lessonChecksResource = (lessonId: number) => resource(lessonChecksPath, { lessonId });
export const lessonSnippetsResource = (lessonId: number) => resource(lessonSnippetsPath, { lessonId });
export const snapshotStorageResource = resource(snapshotStoragePath);
export const lessonSnapshotsResource = (lessonId: number) => resource(lessonSnapshotsPath, { lessonId });
export const courseSnapshotsResource = (userId: string, courseId: number) =>
  resource(courseSnapshotsPath, { userId, courseId });
