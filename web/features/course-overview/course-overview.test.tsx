import type { CourseWithLessons } from '@chalkline/contract/courses';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { createQueryClient } from '../../api/query-client.ts';
import { userProgressResource } from '../../api/resources.ts';
import { CourseOverview } from './course-overview.tsx';

const lesson = {
  id: 3901,
  courseId: 39,
  title: 'Say what you want',
  description: 'Turn the idea into a brief.',
  duration: '8 min',
  orderIndex: 1,
  xpReward: 50,
};

const course: CourseWithLessons = {
  id: 39,
  title: 'Build Your First Website',
  description: 'From a blank page to a site.',
  slug: 'build-your-first-website',
  imageUrl: null,
  icon: 'browser',
  category: 'Frontend',
  difficulty: 'beginner',
  duration: '1 h',
  isPublished: true,
  goesLiveDate: null,
  totalLessons: 1,
  lessons: [lesson],
};

function shown(changes: Partial<CourseWithLessons>, completed: readonly number[] = []): string {
  const client = createQueryClient();
  client.setQueryData(
    userProgressResource.key,
    completed.map((lessonId) => ({ courseId: 39, lessonId, isCompleted: true })),
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
  expect(shown({}, [3901])).toContain('what comes next');
});
