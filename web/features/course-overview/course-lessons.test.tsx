import type { CourseWithLessons } from '@chalkline/contract/courses';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { aCourse, aLessonOutline } from '../../testing/examples.ts';
import { CourseLessons } from './course-lessons.tsx';

const course: CourseWithLessons = {
  ...aCourse,
  totalLessons: 1,
  lessons: [aLessonOutline(1)],
  plannedLessons: [],
};

function shown(changes: Partial<CourseWithLessons>, completed: readonly number[] = []): string {
  return renderToStaticMarkup(
    <Router ssrPath="/build-your-first-website">
      <CourseLessons course={{ ...course, ...changes }} subject="browser" completedIds={new Set(completed)} />
    </Router>,
  );
}

it('leads to each lesson by its order, with its XP', () => {
  const html = shown({});
  expect(html).toContain('href="/build-your-first-website/1"');
  expect(html).toContain('50 XP');
});

it('puts a check mark in place of the number once the lesson is completed', () => {
  expect(shown({}, [11])).toContain('Lesson 1, completed');
  expect(shown({})).not.toContain('completed');
});

it('says that a published course has no lessons yet', () => {
  const html = shown({ lessons: [] });
  expect(html).toContain('No lessons available yet.');
  expect(html).toContain('This course is currently being developed.');
});

it('says when an unpublished course comes out, and lists no lessons', () => {
  const html = shown({ isPublished: false, goesLiveDate: '2027-01-15' });
  expect(html).toContain('Course Coming Soon');
  expect(html).toContain('This course will be released on January 15, 2027. Check back soon!');
  expect(html).not.toContain('Lesson number 1');
  expect(html).not.toContain('Planned lessons');
});

it('shows the planned lessons of an unpublished course', () => {
  const html = shown({
    isPublished: false,
    plannedLessons: [{ title: 'Send it once', description: 'A retry never sends it twice.' }],
  });
  expect(html).toContain('Planned lessons');
  expect(html).toContain('1 lesson planned.');
  expect(html).toContain('A retry never sends it twice.');
});
