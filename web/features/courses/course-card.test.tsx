import type { Course } from '@chalkline/contract/courses';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { CourseCard } from './course-card.tsx';

const live: Course = {
  id: 39,
  title: 'Build Your First Website',
  description: 'From a blank page to a published website.',
  slug: 'build-your-first-website',
  imageUrl: null,
  icon: 'browser',
  category: 'Frontend',
  difficulty: 'beginner',
  duration: '1 h 10 min',
  isPublished: true,
  goesLiveDate: '2025-05-01',
  totalLessons: 7,
  freeLessonOrder: null,
};

const announced: Course = { ...live, isPublished: false, goesLiveDate: '2027-01-15', totalLessons: 0 };

function shown(course: Course, learner: { progress: number; isSignedIn: boolean }): string {
  return renderToStaticMarkup(
    <Router ssrPath="/">
      <CourseCard course={course} {...learner} />
    </Router>,
  );
}

const visitor = { progress: 0, isSignedIn: false };
const newcomer = { progress: 0, isSignedIn: true };

describe('a course card', () => {
  it('describes the course', () => {
    const card = shown(live, visitor);
    for (const fact of ['Frontend', 'Beginner', '1 h 10 min', '7 lessons', 'Live']) {
      expect(card).toContain(fact);
    }
  });

  it('leads a visitor to sign-in and back to the course', () => {
    const card = shown(live, visitor);
    expect(card).toContain('href="/sign-in?returnTo=%2Fbuild-your-first-website"');
    expect(card).toContain('Start the course');
  });

  it('leads a learner to the course', () => {
    expect(shown(live, newcomer)).toContain('Start Course');
    expect(shown(live, newcomer)).not.toContain('/sign-in');
    expect(shown(live, { ...newcomer, progress: 43 })).toContain('Continue');
    expect(shown(live, { ...newcomer, progress: 100 })).toContain('Review');
  });

  it('shows progress only if there is some', () => {
    expect(shown(live, newcomer)).not.toContain('progressbar');
    expect(shown(live, { ...newcomer, progress: 43 })).toContain('aria-valuenow="43"');
  });

  it('dims the picture of an unpublished course, says when it goes live and has no link', () => {
    const card = shown(announced, newcomer);
    expect(card).toContain('dimmed');
    expect(card).toContain('Goes live Jan 15');
    expect(card).toContain('disabled');
    expect(card).not.toContain('href');
    expect(card).not.toContain('lessons');
  });

  it('shows the image of a course that has one', () => {
    expect(shown({ ...live, imageUrl: '/media/cover.webp' }, visitor)).toContain('src="/media/cover.webp"');
  });
});
