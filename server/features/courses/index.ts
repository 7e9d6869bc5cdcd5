export { findCourseById, findLesson, findVisibleLesson, listCourses } from './queries.ts';
