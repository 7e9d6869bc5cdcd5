export { findCourseById, findLesson, findOpenLesson } from './queries.ts';
