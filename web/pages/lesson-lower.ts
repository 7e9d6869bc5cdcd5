/** The parts of a lesson that are loaded after it, for everybody, in one file. */
export { BuildChecks } from '../features/build-checks/build-checks.tsx';
export { CourseContents } from '../features/lesson/course-contents.tsx';
export { KeyPoints } from '../features/lesson/key-points.tsx';
export { LessonQuestions } from '../features/lesson-questions/lesson-questions.tsx';
