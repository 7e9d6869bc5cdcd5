import { deferred } from '../../ui/deferred.tsx';

/** Their code is loaded only where something is missing. */
export const CourseMissing = deferred(async () => (await import('./missing.tsx')).CourseMissing);
export const LessonMissing = deferred(async () => (await import('./missing.tsx')).LessonMissing);
