import { describe, expect, it } from 'vitest';
import { completedLessonIds, completedPerCourse } from './completed-lessons.ts';

const records = [
  { courseId: 39, lessonId: 3901, isCompleted: true },
  { courseId: 39, lessonId: 3902, isCompleted: true },
  { courseId: 39, lessonId: 3903, isCompleted: false },
  { courseId: 36, lessonId: 3601, isCompleted: false },
];

describe('completed lessons', () => {
  it('contain completed lessons and leave out those that are only started', () => {
    expect([...completedLessonIds(records)]).toEqual([3901, 3902]);
  });

  it('are counted for each course', () => {
    expect([...completedPerCourse(records)]).toEqual([[39, 2]]);
  });
});
