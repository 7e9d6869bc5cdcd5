export { findCourseOffer } from './course-offer.ts';
export { findLesson, findLessonFacts, findVisibleLesson } from './lesson-queries.ts';
export { findCourseById, listCourses } from './queries.ts';
export { rememberLessons } from './remembered-lessons.ts';
