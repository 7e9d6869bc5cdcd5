import type { CourseWithLessons } from '@chalkline/contract/courses';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { createQueryClient } from '../../api/query-client.ts';
import { userProgressResource } from '../../api/resources.ts';
import { aCourse, aLessonOutline } from '../../testing/examples.ts';
import { CourseOverview } from './course-overview.tsx';

const course: CourseWithLessons = {
  ...aCourse,
  totalLessons: 1,
  lessons: [aLessonOutline(1)],
  plannedLessons: [],
};

function shown(changes: Partial<CourseWithLessons>, completed: readonly number[] = []): string {
  const client = createQueryClient();
  client.setQueryData(
    userProgressResource.key,
    completed.map((lessonId) => ({ courseId: aCourse.id, lessonId, isCompleted: true })),
  );
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router ssrPath="/build-your-first-website">
        <CourseOverview
          course={{ ...course, ...changes }}
          cover={null}
          facts={null}
          timeline="the timeline"
          subject="browser"
          end={() => 'what comes next'}
        />
      </Router>
    </QueryClientProvider>,
  );
}

it('shows progress and pictures where there are lessons', () => {
  const html = shown({});
  expect(html).toContain('0 of 1 lessons completed (0%)');
  expect(html).toContain('the timeline');
  expect(html).not.toContain('what comes next');
});

it('shows the progress line, but no pictures, for an unpublished course without lessons', () => {
  const html = shown({ isPublished: false, lessons: [], totalLessons: 0 });
  expect(html).toContain('Course Coming Soon');
  expect(html).toContain('0 of 0 lessons completed (0%)');
  expect(html).not.toContain('the timeline');
});

it('says what comes next once every lesson is completed', () => {
  expect(shown({}, [11])).toContain('what comes next');
});
