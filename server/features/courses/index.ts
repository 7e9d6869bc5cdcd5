export { findCourseById, findLesson, findLessonFacts, findVisibleLesson, listCourses } from './queries.ts';
export { rememberLessons } from './remembered-lessons.ts';
